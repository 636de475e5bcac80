import { daysBeforeSeedDate } from './calendar.ts'
import { unwrap, type Article } from './news/article.ts'
import { companyArticles } from './news/company.ts'
import { guideArticles } from './news/guides.ts'
import { retreadingArticles } from './news/retreading.ts'

export interface NewNewsItem {
  title: string
  /** Paragraphs are parted by an empty line. */
  description: string
  titleEn: string
  descriptionEn: string
  titleRu: string
  descriptionRu: string
  /** Picture. */
  url: string | null
  urlVideo: string | null
  /** ISO 8601, UTC. */
  createdDate: string
}

/** The news of the past year, newest first. The video ids are well-formed and belong to no video. */
export function generateNews(): NewNewsItem[] {
  return [...retreadingArticles, ...guideArticles, ...companyArticles]
    .toSorted((a, b) => a.daysOld - b.daysOld)
    .map(newsItemOf)
}

function newsItemOf({ title, text, en, ru, daysOld, urlVideo }: Article): NewNewsItem {
  return {
    title,
    description: unwrap(text),
    titleEn: en.title,
    descriptionEn: unwrap(en.text),
    titleRu: ru.title,
    descriptionRu: unwrap(ru.text),
    url: null,
    urlVideo,
    createdDate: daysBeforeSeedDate(daysOld),
  }
}
