import type { NewsItem } from '@bieznik/contract/content/news'
import type { JsonLdNode } from './serialize-json-ld'

interface VideoJsonLd {
  '@type': 'VideoObject'
  name: string
  description: string
  embedUrl: string
  thumbnailUrl: string
  uploadDate: string
}

interface NewsJsonLd extends JsonLdNode {
  '@type': 'NewsArticle'
  headline: string
  description: string
  datePublished: string
  image: string[]
  mainEntityOfPage: string
  author: Publisher
  publisher: Publisher
  video?: VideoJsonLd
}

interface Publisher {
  '@type': 'Organization'
  '@id': string
  name: string
  url: string
}

interface NewsPage {
  /** Addresses are absolute. */
  url: string
  image: string
  description: string
  publisher: { id: string; name: string; url: string }
  video?: Pick<VideoJsonLd, 'embedUrl' | 'thumbnailUrl'> | undefined
}

/** Search engines cut a headline here. */
const MAX_HEADLINE = 110

/** NewsArticle (https://schema.org/NewsArticle), with its video if there is one. */
export function newsJsonLd(
  { title, createdDate }: NewsItem,
  { url, image, description, publisher, video }: NewsPage,
): NewsJsonLd {
  const company: Publisher = {
    '@type': 'Organization',
    '@id': publisher.id,
    name: publisher.name,
    url: publisher.url,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title.slice(0, MAX_HEADLINE),
    description,
    datePublished: createdDate,
    image: [image],
    mainEntityOfPage: url,
    author: company,
    publisher: company,
    ...(video && {
      video: { '@type': 'VideoObject', name: title, description, uploadDate: createdDate, ...video },
    }),
  }
}
