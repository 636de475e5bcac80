import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface OutdatedNoticeProps {
  onTakeNewest: () => void
  onKeepMine: () => void
}

/** Somebody else has changed the item meanwhile: which of the two texts goes on? */
export function OutdatedNotice({ onTakeNewest, onKeepMine }: OutdatedNoticeProps) {
  const t = useTranslations('admin_news')
  return (
    <div role="status" className="flex flex-col gap-3 border-2 border-amber p-4">
      <p>{t('outdated')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeNewest}>
          {t('take_newest')}
        </Button>
        <Button variant="secondary" onClick={onKeepMine}>
          {t('keep_mine')}
        </Button>
      </div>
    </div>
  )
}
