import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { ImportLine } from '@bieznik/contract/catalogue/product-import'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { countReasons, leftOutCsv } from '@/lib/imports/left-out'
import { saveFile } from '@/lib/save-file'

type Found = readonly ImportLine['reasons'][]

/** Why lines are refused, and cells left out of others, each reason once with their number, and all of them as a file for the supplier. */
export function LeftOut({ lines, fileName }: { lines: readonly ImportLine[]; fileName: string }) {
  const t = useTranslations('product_import')
  const language = useLocale()
  const refused = lines.filter(({ outcome }) => outcome === 'refused').map(({ reasons }) => reasons)
  const cells = lines.filter(({ outcome }) => outcome !== 'refused').map(({ leftOut }) => leftOut)
  const cellCount = cells.flat().length
  if (refused.length + cellCount === 0) return null

  function save(): void {
    const csv = leftOutCsv(lines, {
      header: [
        t('line'),
        t('product'),
        t('refused_column'),
        t('refused_value'),
        t('refused_reason'),
        t('refused_effect'),
      ],
      nameOf: (field) => fieldName(field, language),
      wordsOf: (reason) => t(`reasons.${reason}`),
      line: t('refused_line'),
      cell: t('refused_cell'),
    })
    saveFile(`${fileName.replace(/\.\w+$/, '')}-${t('refused_file')}.csv`, csv)
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {refused.length > 0 && (
        <CountedReasons title={t('refused_title', { count: refused.length })} found={refused} />
      )}
      {cellCount > 0 && <CountedReasons title={t('left_out_title', { count: cellCount })} found={cells} />}
      <Button variant="secondary" onClick={save}>
        {t('refused_save')}
      </Button>
    </div>
  )
}

function CountedReasons({ title, found }: { title: string; found: Found }) {
  const t = useTranslations('product_import')
  const language = useLocale()
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="text-sm">
        {countReasons(found).map(({ field, reason, count }) => (
          <li key={`${field} ${reason}`}>
            <span className="figures font-medium">{`${count} × `}</span>
            {field && <span className="font-medium">{`${fieldName(field, language)}: `}</span>}
            <span>{t(`reasons.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
