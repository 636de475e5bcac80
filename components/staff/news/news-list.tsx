'use client'

import { managedNews } from '@bieznik/contract/endpoints/managed-news'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { useOtherLanguage } from '@/lib/i18n/content-language'
import { ListScreen } from '../parts/list/list-screen'
import { RowLink } from '../parts/list/row-link'
import { useStaffList } from '../parts/list/use-staff-list'
import { PublicationBadge } from './publication-badge'

/** All news, drafts too. */
export function NewsList() {
  const t = useTranslations('admin_news')
  const lang = useOtherLanguage('pl')
  return (
    <ListScreen
      {...useStaffList(managedNews.list)}
      caption={t('title')}
      search={t('search')}
      searchHint={t('search_placeholder')}
      filters={[
        {
          field: 'isPublished',
          label: t('state'),
          options: [
            { value: 'false', label: t('draft') },
            { value: 'true', label: t('published') },
          ],
        },
      ]}
      countText={(count) => t('found', { count })}
      empty={t('empty')}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('name'),
          cell: ({ id, title }) => (
            <RowLink href={`/admin/news/${id}`} lang={lang}>
              {title}
            </RowLink>
          ),
          isText: true,
        },
        {
          head: t('state'),
          cell: ({ publishedAt }) => <PublicationBadge isPublished={publishedAt !== null} />,
        },
        { head: t('date'), cell: ({ createdDate }) => <Day date={createdDate} /> },
        { head: t('changed'), cell: ({ updatedAt }) => <Day date={updatedAt} />, isWideOnly: true },
      ]}
    />
  )
}
