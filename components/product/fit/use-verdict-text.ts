import type { FitCode } from '@bieznik/contract/catalogue/fit/finding'
import type { ProductFit } from '@bieznik/contract/catalogue/fit/product-fit'
import { useTranslations } from 'next-intl'

const UNKNOWN = [
  'size_unknown',
  'rim_unknown',
  'load_unknown',
  'speed_unknown',
  'circle_unknown',
  'bore_unknown',
  'position_unknown',
  'wheel_load_unknown',
  'thread_unknown',
  'fastening_unknown',
  'spacer_et_unknown',
] as const satisfies readonly FitCode[]

/** What a verdict depends on that has a reason of a few words. */
const REASONS = [
  'rim_diameter',
  'diameter_off',
  'rim_out',
  'load_low_axle',
  'load_low_tire',
  'speed_low',
  'circle_other',
  'bore_small',
  'wheel_diameter',
  'tire_out',
  'wheel_load_low',
  'thread_other',
  'bolt_on_thin',
  'rim_edge',
  'load_below_today',
  'class_below',
  'speed_snow',
  'bore_ring',
  'tire_edge',
  'position_moved',
  'sticks_out',
  'studs_longer',
  'bolts_longer',
  'bolts_of_length',
  'bolt_on',
] as const satisfies readonly FitCode[]

const isReason = (code: FitCode): code is (typeof REASONS)[number] => REASONS.some((each) => each === code)

/** A verdict in a few words, and whole; where something is not known both say what. */
export function useVerdictText() {
  const t = useTranslations('fit')
  return ({ verdict, findings }: ProductFit, car: string): { short: string; whole: string } => {
    const unknown = UNKNOWN.find((code) => findings.some((finding) => finding.code === code))
    const missing = t(`missing.${unknown ?? 'any'}`)
    const fits = findings.filter(({ level }) => level === 'fits').length
    const [first] = findings
    const why = first && isReason(first.code) ? t(`why.${first.code}`, first.values) : ''
    return {
      short:
        why === ''
          ? t(`short.${verdict}`, { missing })
          : t(`short_why.${verdict === 'fits_with' ? verdict : 'does_not_fit'}`, { why }),
      whole: t(`verdict.${verdict}`, { car, missing, fits }),
    }
  }
}
