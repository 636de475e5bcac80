import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'

/** Who wrote an item, and who changed it last. */
export function NewsAuthors({ item: { author, editor, updatedAt } }: { item: ManagedNews }) {
  const t = useTranslations('admin_news')
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-quiet">{t('author')}</dt>
        <dd className={author === null ? undefined : 'figures break-all whitespace-normal'}>
          {author ?? t('from_start')}
        </dd>
      </div>
      {editor !== null && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-quiet">{t('editor')}</dt>
          <dd>
            <Day date={updatedAt} /> <span className="figures break-all whitespace-normal">{editor}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
