import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aManagedNews } from '@/tests/shop-examples'
import { dayOf, newsFormOf, newsFormSchema, newsInputOf, newsPreviewOf } from './news-form'

const item = {
  id: 7,
  title: 'Nowa prasa',
  description: 'Stoi.',
  url: null,
  urlVideo: null,
  createdDate: '2026-11-20T23:30:00.000Z',
}
const form = newsFormOf(aManagedNews(item))

it('has the day that it is in the shop', () => {
  expect(form).toEqual({
    title: 'Nowa prasa',
    description: 'Stoi.',
    titleEn: '',
    titleRu: '',
    descriptionEn: '',
    descriptionRu: '',
    url: '',
    urlVideo: '',
    createdDate: '2026-11-21',
  })
  expect(newsFormOf(null, new Date('2026-07-01T22:30:00Z')).createdDate).toBe('2026-07-02')
})

describe('newsInputOf', () => {
  it('leaves the time of a day that stays', () => {
    expect(newsInputOf(form, item.createdDate).createdDate).toBe(item.createdDate)
  })

  it('puts another day at noon', () => {
    expect(newsInputOf({ ...form, createdDate: '2026-01-02' }, item.createdDate).createdDate).toBe(
      '2026-01-02T12:00:00.000Z',
    )
  })

  it('stores every day that is chosen', () => {
    const dates = fc.date({
      min: new Date('2000-01-02T00:00:00Z'),
      max: new Date('2099-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(dates, dates, (chosen, before) => {
        const day = chosen.toISOString().slice(0, 10)
        const { createdDate } = newsInputOf({ ...form, createdDate: day }, before.toISOString())
        expect(dayOf(createdDate)).toBe(day)
      }),
    )
  })
})

describe('the rules of the form', () => {
  it('give back what was typed', () => {
    expect(newsFormSchema.parse({ ...form, url: ' /pictures/a.webp ' })).toEqual({
      ...form,
      url: ' /pictures/a.webp ',
    })
  })

  it.each([
    ['title', ' ', 'title_required'],
    ['description', '', 'description_required'],
    ['createdDate', '', 'date_invalid'],
    ['createdDate', '2026-02-30', 'date_invalid'],
    ['url', 'javascript:alert(1)', 'url_invalid'],
    ['urlVideo', 'https://vimeo.com/1', 'video_invalid'],
  ])('refuse the %s %j', (field, typed, message) => {
    const issues = newsFormSchema.safeParse({ ...form, [field]: typed }).error?.issues
    expect(issues).toEqual([expect.objectContaining({ path: [field], message })])
  })
})

it('the preview shows what can be used, and nothing else', () => {
  const base = aManagedNews(item)
  const typed = { ...form, title: 'Inny', url: 'data:text/html,x', urlVideo: 'film', createdDate: '' }
  expect(newsPreviewOf(typed, base, 'pl')).toEqual({ ...item, title: 'Inny', language: 'pl' })
  const usable = {
    ...form,
    url: '/pictures/a.webp',
    urlVideo: 'youtu.be/dQw4w9WgXcQ',
    createdDate: '2026-01-02',
  }
  expect(newsPreviewOf(usable, base, 'pl')).toMatchObject({
    url: '/pictures/a.webp',
    urlVideo: 'youtu.be/dQw4w9WgXcQ',
    createdDate: '2026-01-02T12:00:00.000Z',
  })
})

it('the preview of a new item is the same at every moment of a day', () => {
  const typed = newsFormOf(null)
  expect(newsPreviewOf(typed, null, 'pl').createdDate).toBe(`${typed.createdDate}T12:00:00.000Z`)
  expect(newsPreviewOf({ ...typed, createdDate: '' }, null, 'pl').createdDate).toMatch(/T12:00:00\.000Z$/)
})
