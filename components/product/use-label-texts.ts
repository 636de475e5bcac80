import { labelAddress, tireLabel } from '@bieznik/contract/catalogue/tire-label'
import { useTranslations } from 'next-intl'
import type { LabelTexts } from '@/lib/catalogue/card-product'

/** What stands at the price of a tire that has a label; null: it has none. */
export function useLabelTexts(): (tire: Parameters<typeof tireLabel>[0]) => LabelTexts | null {
  const t = useTranslations('tire_label')
  return (tire) => {
    const label = tireLabel(tire)
    if (!label) return null
    const { fuelClass, wetGrip, noise, noiseClass, snow, ice, eprel } = label
    const words = [
      wetGrip !== '' && t('wet', { wetGrip }),
      noise !== null &&
        (noiseClass === '' ? t('noise', { noise }) : t('noise_classed', { noise, noiseClass })),
      snow && t('snow'),
      ice && t('ice'),
    ]
    return {
      fuelClass,
      name: t('fuel', { fuelClass }),
      words: words.filter((each) => each !== false).join(' · '),
      ...(eprel !== '' && { href: labelAddress(eprel) }),
    }
  }
}
