/** What speaks for a product on a car, or against it. `note`: it is said, and decides nothing. */
export type FitLevel = 'fits' | 'fits_with' | 'does_not_fit' | 'not_known' | 'note'

export type FitVerdict = Exclude<FitLevel, 'note'>

/**
 * Where a rule is from. `regulation`: § 11 of the Polish regulation on technical conditions of vehicles (Dz.U. 2003 nr 32 poz. 262, now Dz.U.
 * 2016 poz. 2022). `un_r39`: UN Regulation 39, speedometers. `un_r26`: UN Regulation 26, external projections, 6.10.2. `vdtuv`: VdTÜV leaflet 751.
 */
export type FitSource =
  | 'etrto'
  | 'regulation'
  | 'un_r39'
  | 'un_r26'
  | 'vdtuv'
  | 'geometry'
  | 'maker'
  | 'workshop'
  | 'car'

/** Keys of `fit.findings` in the message files. */
export type FitCode =
  // Tires and wheels
  | 'size_unknown'
  // Tires
  | 'rim_diameter'
  | 'same_size'
  | 'diameter_near'
  | 'diameter_off'
  | 'rim_unknown'
  | 'rim_within'
  | 'rim_edge'
  | 'rim_out'
  | 'load_unknown'
  | `load_${'enough' | 'low'}_${'axle' | 'tire'}`
  | 'load_below_today'
  | 'class_c'
  | 'class_xl'
  | 'class_below'
  | `speed_${'unknown' | 'enough' | 'snow' | 'low'}`
  | 'same_axle'
  // Wheels
  | `circle_${'unknown' | 'same' | 'other'}`
  | `bore_${'unknown' | 'same' | 'ring' | 'small'}`
  | 'wheel_diameter'
  | `tire_${'within' | 'edge' | 'out'}`
  | `position_${'unknown' | 'same' | 'moved'}`
  | `wheel_load_${'unknown' | 'enough' | 'low'}`
  | 'bolt_seat'
  // Spacers
  | `thread_${'unknown' | 'same' | 'other'}`
  | 'fastening_unknown'
  | 'studs_longer'
  | 'bolts_longer'
  | 'bolts_of_length'
  | 'bolt_on'
  | 'bolt_on_thin'
  | 'spacer_et'
  | 'spacer_et_unknown'
  | 'collar'
  | 'sticks_out'
  | 'spacer_law'

export interface FitFinding {
  code: FitCode
  level: FitLevel
  source: FitSource
  /** What the message says, in the units that it names. */
  values: Readonly<Record<string, number | string>>
}

/** One finding that speaks against it outweighs all others; what is not known outweighs what fits. */
export function verdictOf(findings: readonly FitFinding[]): FitVerdict {
  const has = (level: FitLevel) => findings.some((finding) => finding.level === level)
  if (has('does_not_fit')) return 'does_not_fit'
  if (has('not_known') || findings.length === 0) return 'not_known'
  return has('fits_with') ? 'fits_with' : 'fits'
}

export const MM_PER_INCH = 25.4

/** To a tenth, as millimeters are given. */
export const tenths = (value: number): number => Math.round(value * 10) / 10
