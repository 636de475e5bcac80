import 'server-only'
import { getTranslations } from 'next-intl/server'

/** The title of a page of a list; the first one is the list itself. */
export async function pagedTitle(title: string, page: number): Promise<string> {
  if (page === 1) return title
  const t = await getTranslations('catalogue')
  return t('page_title', { title, page })
}
