import type { ImportLine } from '@bieznik/contract/catalogue/product-import'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface MergedQuestionProps {
  lines: readonly ImportLine[]
  disabled: boolean
  onFill: () => void
}

/** Asks once for a whole file what a value means that stands in several rows at once. */
export function MergedQuestion({ lines, disabled, onFill }: MergedQuestionProps) {
  const t = useTranslations('product_import')
  const count = lines.filter(({ reasons }) =>
    reasons.some(({ reason, value }) => reason === 'merged_cell' && value !== ''),
  ).length
  if (count === 0) return null
  return (
    <div role="group" aria-label={t('merged_question')} className="border-l-4 border-amber bg-paper p-3">
      <p>
        <span className="font-medium">{t('merged_question')}</span>{' '}
        <span className="text-sm text-quiet">{t('merged_count', { count })}</span>
      </p>
      <div className="pt-2">
        <Button variant="secondary" disabled={disabled} onClick={onFill}>
          {t('merged_fill')}
        </Button>
      </div>
    </div>
  )
}
