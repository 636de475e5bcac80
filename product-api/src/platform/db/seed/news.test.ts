import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SEED_DATE } from './calendar.ts'
import { generateNews } from './news.ts'

const news = generateNews()

const MS_PER_YEAR = 366 * 24 * 3_600_000

describe('the news', () => {
  it('are twelve different items, the same on every run', () => {
    expect(news).toHaveLength(12)
    expect(new Set(news.map(({ title }) => title)).size).toBe(12)
    expect(generateNews()).toEqual(news)
  })

  it('are 80 to 200 words long, without the line breaks and indents of the file', () => {
    const wordCounts = news.map(({ title, description }) => ({
      title,
      words: description.split(/\s+/).length,
    }))
    expect(wordCounts.filter(({ words }) => words < 80 || words > 200)).toEqual([])
    for (const { description } of news) {
      expect(description).not.toMatch(/ {2}|[^\n]\n[^\n]|^\s|\s$/)
      expect(description).toContain('\n\n')
    }
  })

  it('are of the past year, newest first', () => {
    const dates = news.map(({ createdDate }) => z.iso.datetime().parse(createdDate))
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const date of dates) {
      const age = Date.parse(SEED_DATE) - Date.parse(date)
      expect(age).toBeGreaterThan(0)
      expect(age).toBeLessThan(MS_PER_YEAR)
    }
  })

  it('have videos in both forms of address, and some have none', () => {
    const videos = news.flatMap(({ urlVideo }) => urlVideo ?? [])
    const short = videos.filter((video) => /^https:\/\/youtu\.be\/[\w-]{11}$/.test(video))
    const watch = videos.filter((video) => /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/.test(video))
    expect(short.length).toBeGreaterThan(0)
    expect(watch.length).toBeGreaterThan(0)
    expect(short.length + watch.length).toBe(videos.length)
    expect(videos.length).toBeLessThan(news.length)
  })
})
