import type { Calibration } from '../calibration/bare-server.ts'
import { formatNumber } from '../page/format.ts'

export const calibrationNote = ({ connections, perSecond, mean }: Calibration): string =>
  `Calibration: a bare Node.js server that answers 5 KB, at ${connections === 1 ? '1 connection' : `${connections} connections`}: ${perSecond.map(formatNumber).join(' a second before and ')} after, ${formatNumber(mean)} on average.`
