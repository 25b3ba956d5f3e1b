import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import styles from './help.module.css';
import { messages } from './messages.ts';
import type { Picture } from './section.ts';

/** The pictures of the help, in the colours of the appearance. */
export function HelpPicture({ picture }: { picture: Picture }) {
  if (picture === 'shares') return <Shares />;
  return picture === 'lights' ? <Lights /> : <Access />;
}

function Frame({ label, height, children }: { label: string; height: number; children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox={`0 0 400 ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

function Shares() {
  const t = useText();
  const parts = [
    { x: 0, width: 200, fill: styles.share1, name: messages.composer, share: messages.half },
    { x: 200, width: 112, fill: styles.share2, name: messages.lyricist, share: messages.part },
    { x: 312, width: 88, fill: styles.share3, name: messages.arranger, share: messages.eighth },
  ];
  return (
    <Frame label={t(messages.sharesPicture)} height={104}>
      {parts.map(({ x, width, fill, name, share }) => (
        <g key={x}>
          <rect x={x + 1} y="4" width={width - 2} height="44" rx="8" className={fill} />
          <text x={x + width / 2} y="32" textAnchor="middle" className={styles.onShare}>
            {t(share)}
          </text>
          <text x={x + width / 2} y="70" textAnchor="middle" className={styles.label}>
            {t(name)}
          </text>
        </g>
      ))}
      <text x="200" y="98" textAnchor="middle" className={styles.strong}>
        {t(messages.total)}
      </text>
    </Frame>
  );
}

function Lights() {
  const t = useText();
  const steps = [
    { x: 66, fill: styles.red, shape: <rect x="-11" y="-11" width="22" height="22" rx="4" />, of: 'red' },
    { x: 200, fill: styles.amber, shape: <path d="M0-14 14 0 0 14-14 0Z" />, of: 'yellow' },
    { x: 334, fill: styles.green, shape: <circle r="12" />, of: 'green' },
  ] as const;
  return (
    <Frame label={t(messages.lightsPicture)} height={104}>
      <path d="M90 26H174m-8-6 8 6-8 6M226 26H308m-8-6 8 6-8 6" className={styles.arrow} />
      {steps.map(({ x, fill, shape, of }) => (
        <g key={x} transform={`translate(${x} 26)`}>
          <g className={fill}>{shape}</g>
          <text y="42" textAnchor="middle" className={styles.strong}>
            {t(messages[of])}
          </text>
          <text y="64" textAnchor="middle" className={styles.label}>
            {t(messages[`${of}More`])}
          </text>
        </g>
      ))}
    </Frame>
  );
}

function Access() {
  const t = useText();
  return (
    <Frame label={t(messages.accessPicture)} height={132}>
      <Someone x={46} name={t(messages.author)} />
      <path d="M84 44H150m-8-6 8 6-8 6" className={styles.arrow} />
      <text x="117" y="30" textAnchor="middle" className={styles.label}>
        {t(messages.grants)}
      </text>
      <Someone x={190} name={t(messages.agent)} />
      <path d="M228 44H256m-8-6 8 6-8 6" className={styles.arrow} />
      <rect x="268" y="8" width="128" height="84" rx="10" className={styles.window} />
      <path d="M268 18a10 10 0 0 1 10-10h108a10 10 0 0 1 10 10v18H268Z" className={styles.bar} />
      <text x="332" y="28" textAnchor="middle" className={styles.onBar}>
        {t(messages.loggedInAs)}
      </text>
      <path d="M284 54h66M284 72h96" className={styles.lines} />
      <text x="332" y="114" textAnchor="middle" className={styles.label}>
        {t(messages.traced)}
      </text>
    </Frame>
  );
}

const Someone = ({ x, name }: { x: number; name: string }) => (
  <g transform={`translate(${x} 44)`}>
    <circle r="32" className={styles.ring} />
    <circle cy="-9" r="11" className={styles.figure} />
    <path d="M-19 22a19 17 0 0 1 38 0Z" className={styles.figure} />
    <text y="70" textAnchor="middle" className={styles.strong}>
      {name}
    </text>
  </g>
);
