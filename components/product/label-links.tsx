import { labelAddress, sheetAddress, tireLabel } from '@bieznik/contract/catalogue/tire-label'
import { useLocale, useTranslations } from 'next-intl'
import { textLinkClass } from '@/components/ui/text-link'

/** The ways to the whole label of a tire and to its product information sheet, as the regulation wants both at an offer. */
export function LabelLinks({ tire }: { tire: Parameters<typeof sheetAddress>[0] }) {
  const t = useTranslations('tire_label')
  const language = useLocale()
  const label = tireLabel(tire)
  const sheet = sheetAddress(tire, language)
  if (!label || (label.eprel === '' && sheet === null)) return null
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {label.eprel !== '' && (
        <a href={labelAddress(label.eprel)} rel="noreferrer" className={textLinkClass}>
          {t('full')}
        </a>
      )}
      {sheet !== null && (
        <a href={sheet} rel="noreferrer" className={textLinkClass}>
          {t('sheet')}
        </a>
      )}
    </p>
  )
}
