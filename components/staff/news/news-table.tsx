import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Table } from '@/components/ui/table'
import { useOtherLanguage } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { PublicationBadge } from './publication-badge'

export function NewsTable({ items }: { items: readonly ManagedNews[] }) {
  const t = useTranslations('admin_news')
  const lang = useOtherLanguage('pl')
  return (
    <Table caption={t('title')} dense>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('changed')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, publishedAt, createdDate, updatedAt }) => (
          <tr key={id}>
            <th scope="row" className="min-w-40 whitespace-normal!">
              <Link
                href={`/admin/news/${id}`}
                lang={lang}
                prefetch={false}
                className="inline-block py-2 text-signal underline underline-offset-4"
              >
                {title}
              </Link>
            </th>
            <td>
              <PublicationBadge isPublished={publishedAt !== null} />
            </td>
            <td>
              <Day date={createdDate} />
            </td>
            <td>
              <Day date={updatedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
