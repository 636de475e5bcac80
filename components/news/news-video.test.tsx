import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { NewsVideo } from './news-video'

// Shows S9.22, D47
it.each(routing.locales)('loads the video only when somebody starts it (%s)', async (locale) => {
  const t = translate(locale)
  const title = 'Nowa linia'
  const { user, container } = renderIn(<NewsVideo videoId="dQw4w9WgXcQ" title={title} />, locale)
  expect(container.querySelector('iframe')).toBeNull()
  const toFilm = () =>
    expect(screen.getByRole('link', { name: t('news.watch') })).toHaveAttribute(
      'href',
      expect.stringContaining('dQw4w9WgXcQ'),
    )
  toFilm()
  await user.click(screen.getByRole('link', { name: t('news.play') }))
  toFilm()
  const frame = screen.getByTitle(t('news.video_title', { title }))
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
  expect(frame).toHaveAttribute('height', '400')
})
