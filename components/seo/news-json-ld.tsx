import type { NewsItem } from '@bieznik/contract/content/news'
import { company } from '@/lib/company/company.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { firstParagraph } from '@/lib/news/paragraphs'
import { videoEmbedUrl, videoIdOf } from '@/lib/news/video'
import { companyId } from '@/lib/seo/company-json-ld'
import { newsJsonLd } from '@/lib/seo/news-json-ld'
import { sharePicturePath } from '@/lib/seo/share-picture'
import { absoluteUrl, pageUrl } from '@/lib/seo/site-address.server'
import { JsonLd } from './json-ld'

/** What a news page says to search engines. The video that stands in for a missing one is none of the item's own. */
export async function NewsJsonLd({ item }: { item: NewsItem }) {
  const locale = await requireLocale()
  const videoId = videoIdOf(item.urlVideo)
  const hasOwnVideo = videoId !== videoIdOf(null)
  const data = newsJsonLd(item, {
    url: pageUrl(`/news/${item.id}`, locale),
    image: absoluteUrl(item.url ?? sharePicturePath(locale)),
    description: firstParagraph(item.description),
    publisher: { id: companyId(absoluteUrl('/')), name: company.legalName, url: absoluteUrl('/') },
    video: hasOwnVideo
      ? {
          embedUrl: videoEmbedUrl(videoId),
          thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
        }
      : undefined,
  })
  return <JsonLd data={data} />
}
