import { newsIdParamSchema, type NewsItem } from '@bieznik/contract/news'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { NewsArticle } from '@/components/news/news-article'
import { NewsVideo } from '@/components/news/news-video'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { NewsJsonLd } from '@/components/seo/news-json-ld'
import { PageTags } from '@/components/seo/page-tags'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { contentLanguage } from '@/lib/i18n/content-language'
import { requireLocale } from '@/lib/i18n/locale.server'
import { firstParagraph } from '@/lib/news/paragraphs'
import { videoIdOf } from '@/lib/news/video'
import { getNewsItem } from '@/lib/product-api/news.server'
import { NEWS_LANGUAGES } from '@/lib/seo/content-locale'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ newsId: '0' }]
}

type Props = PageProps<'/[locale]/news/[newsId]'>

export async function generateMetadata({ params }: Props) {
  await requireLocale()
  return pageMetadata(headOf(await requireNewsItem(params)))
}

const headOf = ({ id, title, description }: NewsItem): PageHead => ({
  title,
  description: firstParagraph(description),
  href: `/news/${id}`,
  languages: NEWS_LANGUAGES,
})

export default async function NewsPage({ params }: Props) {
  const locale = await requireLocale()
  const item = await requireNewsItem(params)
  const t = await getTranslations('news')
  const trail = [
    { label: t('all'), href: '/allnews' },
    { label: item.title, lang: contentLanguage(locale) },
  ]
  return (
    <>
      <PageTags head={headOf(item)} />
      <NewsJsonLd item={item} />
      <BreadcrumbJsonLd items={trail} />
      <Breadcrumbs items={trail} />
      <NewsArticle
        item={item}
        video={
          <ClientMessages namespaces={['news']}>
            <NewsVideo videoId={videoIdOf(item.urlVideo)} title={item.title} />
          </ClientMessages>
        }
      />
    </>
  )
}

async function requireNewsItem(params: Props['params']): Promise<NewsItem> {
  const id = newsIdParamSchema.safeParse((await params).newsId)
  return (id.success ? await getNewsItem(id.data) : null) ?? notFound()
}
