import type { Calibration } from '../calibration/bare-server.ts'
import type { Run } from '../run.ts'
import { formatNumber } from '../page/format.ts'

/** Twice the same server on a machine that does nothing else differs by less. */
const QUIET = 1.2

/** Says also when the machine had other work, which makes what is aimed at too little. */
export function calibrationNote({ connections, perSecond, mean }: Calibration): string {
  const at = connections === 1 ? '1 connection' : `${connections} connections`
  const figures = `${perSecond.map(formatNumber).join(' a second before and ')} after, ${formatNumber(mean)} on average`
  const isQuiet = Math.max(...perSecond) <= QUIET * Math.min(...perSecond)
  const doubt = isQuiet
    ? ''
    : ' **They differ: the machine had other work beside it, and the figures are in doubt.**'
  return `Calibration: a bare Node.js server that answers 5 KB, at ${at}: ${figures}.${doubt}`
}

/** What stands where a phone may be emulated twice. */
export const slowdownNote = ({ isQuick }: Pick<Run, 'isQuick'>): string[] =>
  isQuick
    ? []
    : [
        'Four times slower than a machine that is itself slower is another phone than the one on which others were measured. So a phone is measured at 4×, and slowed down by as much as makes it as slow as theirs was, if the browser were slower by as much as the bare server was before the block (decision 24: it is not, and that phone is too quick); at least 1×.',
      ]
