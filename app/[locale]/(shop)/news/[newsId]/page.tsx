import { newsIdParamSchema, type NewsItem } from '@bieznik/contract/news'
import clsx from 'clsx'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { NewsPicture } from '@/components/news/news-picture'
import { NewsVideo } from '@/components/news/news-video'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { NewsJsonLd } from '@/components/seo/news-json-ld'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Day } from '@/components/ui/day'
import { languageAlternates } from '@/lib/i18n/alternates'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { firstParagraph, paragraphsOf } from '@/lib/news/paragraphs'
import { videoIdOf } from '@/lib/news/video'
import { getNewsItem } from '@/lib/product-api/news.server'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ newsId: '0' }]
}

type Props = PageProps<'/[locale]/news/[newsId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale()
  const item = await requireNewsItem(params)
  return {
    title: item.title,
    description: firstParagraph(item.description),
    alternates: languageAlternates(`/news/${item.id}`, locale),
  }
}

export default async function NewsPage({ params }: Props) {
  await requireLocale()
  const item = await requireNewsItem(params)
  const t = await getTranslations('news')
  const trail = [{ label: t('all'), href: '/allnews' }, { label: item.title }]
  return (
    <>
      <NewsJsonLd item={item} />
      <BreadcrumbJsonLd items={trail} />
      <Breadcrumbs items={trail} />
      <article className="flex max-w-3xl flex-col gap-6">
        <header className="flex flex-col gap-2">
          <h1 className="text-3xl font-semibold">{item.title}</h1>
          <p className="text-quiet">
            <Day date={item.createdDate} />
          </p>
        </header>
        <NewsPicture
          url={item.url}
          alt={item.title}
          sizes="(width >= 48rem) 48rem, 100vw"
          eager
          className={clsx('border border-line', item.url ? 'aspect-4/3' : 'aspect-5/1')}
        />
        <div className="flex max-w-prose flex-col gap-4">
          {paragraphsOf(item.description).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ClientMessages namespaces={['news']}>
          <NewsVideo videoId={videoIdOf(item.urlVideo)} title={item.title} />
        </ClientMessages>
      </article>
    </>
  )
}

async function requireNewsItem(params: Props['params']): Promise<NewsItem> {
  const id = newsIdParamSchema.safeParse((await params).newsId)
  return (id.success ? await getNewsItem(id.data) : null) ?? notFound()
}
