import { useLanguage } from '../i18n/texts.tsx';
import styles from './help.module.css';
import { HelpPicture } from './Pictures.tsx';
import type { Block } from './section.ts';

/** What a section of the help says. */
export const SectionText = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.text}>
    {blocks.map((block, at) => (
      <OneBlock key={at} block={block} />
    ))}
  </div>
);

function OneBlock({ block }: { block: Block }) {
  const [language] = useLanguage();
  if ('picture' in block) return <HelpPicture picture={block.picture} />;
  if ('heading' in block) return <h3>{block.heading[language]}</h3>;
  if ('words' in block) return <p>{block.words[language]}</p>;
  const items = ('steps' in block ? block.steps : block.points).map((text) => (
    <li key={text.en}>{text[language]}</li>
  ));
  return 'steps' in block ? <ol>{items}</ol> : <ul>{items}</ul>;
}
