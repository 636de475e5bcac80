import { codeOf, spacerSystems } from '../goods-words.ts'
import type { Spacer } from '../product.ts'
import type { Car } from './car.ts'
import { tenths, type FitFinding } from './finding.ts'
import { parseThread, type Thread } from './thread.ts'
import { boreFinding, circleFinding, sticksOut } from './wheel-fit.ts'

/** What the fit of a spacer depends on. */
export type FittedSpacer = Pick<
  Spacer,
  'boltDistance' | 'boltInfo' | 'thickness' | 'boreHub' | 'boreWheel' | 'system'
>

/** Whether a spacer goes between hub and wheel. It always moves the wheel out, so at best it fits with something to be seen to. */
export function spacerFit(car: Car, spacer: FittedSpacer): FitFinding[] {
  return [
    circleFinding(car, [spacer.boltDistance]),
    boreFinding(car, spacer.boreHub),
    threadFinding(car, spacer),
    ...fasteningFindings(car, spacer),
    ...etFindings(car, spacer),
    ...collarFindings(spacer),
    sticksOut(spacer.thickness),
    { code: 'spacer_law', level: 'note', source: 'workshop', values: {} },
  ]
}

function threadFinding(car: Car, { boltInfo }: FittedSpacer): FitFinding {
  const source = 'geometry'
  const mine = car.thread === null ? null : parseThread(car.thread)
  const its = parseThread(boltInfo)
  if (!mine || !its)
    return { code: 'thread_unknown', level: 'not_known', source, values: { offered: boltInfo } }
  const values = { offered: boltInfo, needed: car.thread ?? '' }
  return mine.diameter === its.diameter && mine.pitch === its.pitch
    ? { code: 'thread_same', level: 'fits', source, values }
    : { code: 'thread_other', level: 'does_not_fit', source, values }
}

/**
 * The thread that has to be screwed in: as much as the bolt's diameter, in mm, and the turns that are that, in whole ones. (VdTÜV leaflet 751
 * asks for 0.8 of the diameter; the safety note of our spacers for the whole.)
 */
export function engagementOf({ diameter, pitch }: Thread): { mm: number; turns: number } {
  return { mm: tenths(diameter), turns: Math.ceil(tenths(diameter / pitch)) }
}

function fasteningFindings(car: Car, { system = '', thickness }: FittedSpacer): FitFinding[] {
  const thread = car.thread === null ? null : parseThread(car.thread)
  const code = codeOf(spacerSystems, system)
  if (!thread || (code !== 'through' && code !== 'bolt_on'))
    return [{ code: 'fastening_unknown', level: 'not_known', source: 'vdtuv', values: {} }]
  if (code === 'bolt_on') return [boltOnFinding(thread, thickness)]
  if (car.fastening === null)
    return [{ code: 'fastening_unknown', level: 'not_known', source: 'vdtuv', values: {} }]
  const { mm, turns } = engagementOf(thread)
  if (car.fastening === 'nut')
    return [
      { code: 'studs_longer', level: 'fits_with', source: 'vdtuv', values: { added: thickness, mm, turns } },
    ]
  const { boltLength } = car
  return [
    boltLength === null
      ? { code: 'bolts_longer', level: 'fits_with', source: 'vdtuv', values: { added: thickness, mm, turns } }
      : {
          code: 'bolts_of_length',
          level: 'fits_with',
          source: 'vdtuv',
          values: {
            added: thickness,
            today: boltLength,
            length: tenths(boltLength + thickness),
            mm,
            turns,
          },
        },
  ]
}

/** The bolts of the wheel are screwed into the spacer itself, so it has to be as thick as they are to be screwed in. */
function boltOnFinding(thread: Thread, thickness: number): FitFinding {
  const values = { thickness, mm: engagementOf(thread).mm }
  return thickness < values.mm
    ? { code: 'bolt_on_thin', level: 'does_not_fit', source: 'vdtuv', values }
    : { code: 'bolt_on', level: 'fits_with', source: 'vdtuv', values }
}

/** The spacer takes its thickness from the ET: new ET = ET − thickness, in mm; the wheel stands out by as much. */
function etFindings({ wheelEt }: Car, { thickness }: FittedSpacer): FitFinding[] {
  const source = 'geometry'
  if (wheelEt === null)
    return [{ code: 'spacer_et_unknown', level: 'not_known', source, values: { thickness } }]
  const values = { et: tenths(wheelEt - thickness), today: wheelEt, thickness }
  return [{ code: 'spacer_et', level: 'note', source, values }]
}

/** The collar centers wheels with this bore, in mm; that of today's wheel may be larger than the hub. */
function collarFindings({ boreWheel }: FittedSpacer): FitFinding[] {
  if (boreWheel === null || boreWheel === undefined) return []
  return [{ code: 'collar', level: 'note', source: 'geometry', values: { mm: boreWheel } }]
}
