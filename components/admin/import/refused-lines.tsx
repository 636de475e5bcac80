import { fieldName } from '@bieznik/contract/field-names'
import type { ImportLine } from '@bieznik/contract/product-import'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { countReasons, refusedCsv } from '@/lib/imports/refused-lines'
import { saveFile } from '@/lib/save-file'

/** Why lines are refused, each reason once with its number of lines, and all of them as a file for the supplier. */
export function RefusedLines({ lines, fileName }: { lines: readonly ImportLine[]; fileName: string }) {
  const t = useTranslations('product_import')
  const language = useLocale()
  const refused = lines.filter(({ outcome }) => outcome === 'refused')
  if (refused.length === 0) return null

  function save(): void {
    const header = [t('line'), t('product'), t('refused_column'), t('refused_value'), t('refused_reason')]
    const csv = refusedCsv(refused, {
      header,
      nameOf: (field) => fieldName(field, language),
      wordsOf: (reason) => t(`reasons.${reason}`),
    })
    saveFile(`${fileName.replace(/\.\w+$/, '')}-${t('refused_file')}.csv`, csv)
  }

  return (
    <section aria-labelledby="refused-lines" className="flex flex-col items-start gap-2">
      <h3 id="refused-lines" className="font-semibold">
        {t('refused_title', { count: refused.length })}
      </h3>
      <ul className="text-sm">
        {countReasons(refused).map(({ field, reason, count }) => (
          <li key={`${field} ${reason}`}>
            <span className="figures font-medium">{`${count} × `}</span>
            {field && <span className="font-medium">{`${fieldName(field, language)}: `}</span>}
            <span>{t(`reasons.${reason}`)}</span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={save}>
        {t('refused_save')}
      </Button>
    </section>
  )
}
