import { encode } from 'uqr';
import styles from './QrCode.module.css';

const border = 3;

/** A picture that a phone reads an address from: black on white in either appearance, or cameras miss it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border });
  const squares = data.flatMap((row, y) => row.flatMap((isOn, x) => (isOn ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
