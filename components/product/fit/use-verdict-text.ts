import type { FitCode } from '@bieznik/contract/catalogue/fit/finding'
import type { ProductFit } from '@bieznik/contract/catalogue/fit/product-fit'
import { useTranslations } from 'next-intl'

const UNKNOWN = [
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

/** A verdict in a few words, and whole; where something is not known both say what. */
export function useVerdictText() {
  const t = useTranslations('fit')
  return ({ verdict, findings }: ProductFit, car: string): { short: string; whole: string } => {
    const unknown = UNKNOWN.find((code) => findings.some((finding) => finding.code === code))
    const missing = t(`missing.${unknown ?? 'any'}`)
    const fits = findings.filter(({ level }) => level === 'fits').length
    return {
      short: t(`short.${verdict}`, { missing }),
      whole: t(`verdict.${verdict}`, { car, missing, fits }),
    }
  }
}
