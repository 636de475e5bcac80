import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Issues the correction that was filled in, or leaves it. */
export function CorrectionButtons({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  const t = useTranslations('invoices')
  return (
    <p className="flex flex-wrap gap-3">
      <Button type="submit" busy={isPending}>
        {t('issue_correction')}
      </Button>
      <Button variant="secondary" onClick={onClose} disabled={isPending}>
        {t('leave')}
      </Button>
    </p>
  )
}
