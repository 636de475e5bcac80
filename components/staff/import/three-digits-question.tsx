import type { ImportLine, ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface ThreeDigitsQuestionProps {
  lines: readonly ImportLine[]
  disabled: boolean
  onAnswer: (threeDigits: NonNullable<ImportOptions['threeDigits']>) => void
}

const EXAMPLE = /(\d{1,3})([.,])(\d{3})/

/** Asks once for a whole file what three digits after a single separator are, with a number of its own as the example. */
export function ThreeDigitsQuestion({ lines, disabled, onAnswer }: ThreeDigitsQuestionProps) {
  const t = useTranslations('product_import')
  const asked = lines.flatMap(({ reasons, leftOut }) =>
    [...reasons, ...leftOut].filter(({ reason }) => reason === 'thousands'),
  )
  const [written, whole, separator, digits] = EXAMPLE.exec(asked[0]?.value ?? '') ?? []
  if (written === undefined) return null
  return (
    <div role="group" aria-label={t('three_digits')} className="border-l-4 border-amber bg-paper p-3">
      <p>
        <span className="font-medium">{t('three_digits_question', { written })}</span>{' '}
        <span className="text-sm text-quiet">{t('three_digits_count', { count: asked.length })}</span>
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="secondary" disabled={disabled} onClick={() => onAnswer('thousands')}>
          {t('three_digits_thousands', { number: `${whole}${digits}` })}
        </Button>
        <Button variant="secondary" disabled={disabled} onClick={() => onAnswer('decimals')}>
          {t('three_digits_decimals', { number: `${whole}${separator}${digits?.replace(/0+$/, '') || '0'}` })}
        </Button>
      </div>
    </div>
  )
}
