import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import type { NewsItem } from '@bieznik/contract/content/news'
import { inEach, otherLanguages, type Language } from '@bieznik/contract/language'
import { newsInputSchema, type ManagedNews } from '@bieznik/contract/content/news-input'
import { fieldIn, inEachField, textFields, translationOf } from '@bieznik/contract/translated'
import { z } from 'zod'

const ofEach = <Name extends string>(name: Name) =>
  otherLanguages.map((language) => translationOf(name, language))

/** In the order of the form. */
export const newsFields = [
  'title',
  'createdDate',
  'description',
  ...ofEach('title'),
  ...ofEach('description'),
  'url',
  'urlVideo',
] as const
export type NewsField = (typeof newsFields)[number]

/** Every field as it is typed; the date is a day (`2026-11-21`), empty while it is none. */
export type NewsForm = Record<NewsField, string>

/** The day of a moment in the shop, as a date field has it. */
export function dayOf(moment: string | Date): string {
  return dayInWarsaw(new Date(moment))
}

/** The form of an item, or of a new one of today. */
export function newsFormOf(item: ManagedNews | null, now = new Date()): NewsForm {
  if (!item) return { ...EMPTY, createdDate: dayOf(now) }
  const texts = { ...textFields(item, 'title'), ...textFields(item, 'description') }
  return {
    ...texts,
    createdDate: dayOf(item.createdDate),
    url: item.url ?? '',
    urlVideo: item.urlVideo ?? '',
  }
}

const EMPTY: NewsForm = {
  ...inEachField('title', () => ''),
  ...inEachField('description', () => ''),
  createdDate: '',
  url: '',
  urlVideo: '',
}

/** The moment that a day stands for: the one it was before, or noon, which is on that day all over Europe. */
function momentOf(day: string, before: string | null): string {
  return before !== null && dayOf(before) === day ? before : `${day}T12:00:00.000Z`
}

/** The form as it is sent. `before`: the moment of the item that is changed. */
export function newsInputOf(form: NewsForm, before: string | null): NewsForm {
  return { ...form, createdDate: momentOf(form.createdDate, before) }
}

/** The form with its rules, which are those of the product API. What comes out is what was typed. */
export const newsFormSchema = z.custom<NewsForm>().superRefine((form, context) => {
  for (const { path, message } of newsInputSchema.safeParse(newsInputOf(form, null)).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})

/** Title and text in a language, or in Polish when they are not both there in that one. */
function textsIn(form: NewsForm, language: Language): Pick<NewsItem, 'title' | 'description' | 'language'> {
  const texts = inEach((each) => ({
    title: form[fieldIn('title', each)],
    description: form[fieldIn('description', each)],
  }))
  const { title, description } = texts[language]
  const shown = title.trim() !== '' && description.trim() !== '' ? language : 'pl'
  return { ...texts[shown], language: shown }
}

/** The item as the form describes it, in a language; what cannot be used is left as it was, or out. */
export function newsPreviewOf(form: NewsForm, base: ManagedNews | null, language: Language): NewsItem {
  const { url, urlVideo, createdDate } = newsInputSchema.shape
  const before = base?.createdDate ?? null
  // A day, so that server and browser write the same.
  const fallback = before ?? momentOf(dayOf(new Date()), null)
  return {
    id: base?.id ?? 0,
    ...textsIn(form, language),
    url: url.catch(null).parse(form.url),
    urlVideo: urlVideo.catch(null).parse(form.urlVideo),
    createdDate: createdDate.catch(fallback).parse(momentOf(form.createdDate, before)),
  }
}
