import type { Language } from '@bieznik/contract/language'
import { inEachField, type TextOf } from '@bieznik/contract/translated'
import { daysBeforeSeedDate } from './calendar.ts'
import { unwrap, type Article } from './news/article.ts'
import { companyArticles } from './news/company.ts'
import { guideArticles } from './news/guides.ts'
import { retreadingArticles } from './news/retreading.ts'

/** In its description paragraphs are parted by an empty line. */
export interface NewNewsItem extends TextOf<'title'>, TextOf<'description'> {
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

function newsItemOf({ daysOld, urlVideo, ...article }: Article): NewNewsItem {
  const toldIn = (language: Language) => (language === 'pl' ? article : article[language])
  return {
    ...inEachField('title', (language) => toldIn(language)?.title ?? ''),
    ...inEachField('description', (language) => unwrap(toldIn(language)?.text ?? '')),
    url: null,
    urlVideo,
    createdDate: daysBeforeSeedDate(daysOld),
  }
}
