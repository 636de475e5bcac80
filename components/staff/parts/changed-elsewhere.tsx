import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface ChangedElsewhereProps {
  /** What somebody else has changed: the label of the field and its value by now. */
  changes: readonly { label: string; value: string }[]
  onTakeNewest: () => void
  onKeepMine: () => void
}

/** Somebody else has saved meanwhile: their values stand here, and one's own below in the form. Which go on? */
export function ChangedElsewhere({ changes, onTakeNewest, onKeepMine }: ChangedElsewhereProps) {
  const t = useTranslations('admin')
  return (
    <div role="status" className="flex flex-col gap-3 border-2 border-amber p-4">
      <p>{t('changed_elsewhere')}</p>
      <dl className="flex flex-col gap-2">
        {changes.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="max-h-40 overflow-y-auto font-medium wrap-anywhere whitespace-pre-line">
              {value || '–'}
            </dd>
          </div>
        ))}
      </dl>
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
