import { drawing, svg } from '../icon.ts';

/** The turns in the picture, and its size in units of its own. */
const turns = 60;
const height = 24;

/** A picture of the times of the last turns: a bar for each, from the oldest to the newest, and a line at `p95`. */
export function historyPicture(
  times: readonly number[],
  { median, p95 }: { readonly median: number; readonly p95: number },
): SVGSVGElement {
  const shown = times.slice(-turns);
  // A few slow turns, such as the first one, must not flatten the others: their bars are cut off.
  const most = Math.max(1e-6, Math.min(Math.max(...shown), Math.max(5 * median, p95 / 4)));
  const lengthOf = (time: number) => Math.max(0.5, (Math.min(time, most) / most) * height);
  const bars = (isSlow: boolean) =>
    shown
      .map((time, n) => ({ time, x: turns - shown.length + n }))
      .filter(({ time }) => time >= p95 === isSlow)
      .map(({ time, x }) => `M${x} ${height}v${-lengthOf(time)}h.75v${lengthOf(time)}z`)
      .join('');
  const level = height - lengthOf(p95);
  const picture = drawing(
    svg('path', { class: 'usual', d: bars(false) }),
    svg('path', { class: 'slow', d: bars(true) }),
    svg('path', { class: 'limit', d: `M0 ${level}h${turns}` }),
  );
  picture.setAttribute('viewBox', `0 0 ${turns} ${height}`);
  picture.setAttribute('preserveAspectRatio', 'none');
  return picture;
}
