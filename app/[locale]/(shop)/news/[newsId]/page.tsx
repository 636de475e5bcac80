import { idParamSchema } from '@bieznik/contract/platform/id-param'
import type { NewsItem } from '@bieznik/contract/content/news'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { NewsArticle } from '@/components/news/news-article'
import { NewsVideo } from '@/components/news/news-video'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { NewsJsonLd } from '@/components/seo/news-json-ld'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { newsPlateText } from '@/lib/drawings/news-plate'
import { otherLanguage } from '@/lib/i18n/content-language'
import { requireLocale } from '@/lib/i18n/locale.server'
import { firstParagraph } from '@/lib/news/paragraphs'
import { videoIdOf } from '@/lib/news/video'
import { getNewsItem } from '@/lib/product-api/news.server'
import { newsLanguages } from '@/lib/seo/content-locale'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ newsId: '0' }]
}

type Props = PageProps<'/[locale]/news/[newsId]'>

export async function generateMetadata({ params }: Props) {
  await requireLocale()
  return pageMetadata(headOf(await requireNewsItem((await params).newsId)))
}

const headOf = ({ id, title, description, languages }: NewsItem): PageHead => ({
  title,
  description: firstParagraph(description),
  href: `/news/${id}`,
  languages: newsLanguages(languages),
})

export default async function NewsPage({ params }: Props) {
  const locale = await requireLocale()
  const item = await requireNewsItem((await params).newsId)
  const t = await getTranslations('news')
  const drawn = await getTranslations('news_plates')
  const trail = [
    { label: t('all'), href: '/allnews' },
    { label: item.title, lang: otherLanguage(item.language ?? 'pl', locale) },
  ]
  return (
    <>
      <NewsJsonLd item={item} />
      <BreadcrumbJsonLd items={trail} />
      <Breadcrumbs items={trail} />
      <NewsArticle
        item={item}
        plate={drawn(newsPlateText(item))}
        video={
          <ClientMessages namespaces={['news']}>
            <NewsVideo videoId={videoIdOf(item.urlVideo)} title={item.title} />
          </ClientMessages>
        }
      />
    </>
  )
}

/** Once for the head and the page. */
const requireNewsItem = cache(async (param: string): Promise<NewsItem> => {
  const id = idParamSchema.safeParse(param)
  const locale = await requireLocale()
  return (id.success ? await getNewsItem(locale, id.data) : null) ?? notFound()
})
