import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { SmallPhotograph } from './small-photograph'

const uploaded = (size: string) => `/pictures/${'a'.repeat(32)}-${size}-1b46c2.webp`

it.each(routing.locales)('a small photograph is warned about, with its size (%s)', (locale) => {
  renderIn(<SmallPhotograph url={uploaded('499x700')} />, locale)
  expect(screen.getByRole('status')).toHaveTextContent(
    translate(locale)('pictures.small', { width: 499, height: 700, least: 500 }),
  )
  expect(screen.getByRole('status')).toHaveTextContent(/499.*700.*500/)
})

it.each([
  uploaded('500x500'),
  uploaded('1536x1024'),
  `/pictures/${'a'.repeat(32)}.webp`,
  'https://a.example/1.jpg',
  '',
])('none is about %j', (url) => {
  renderIn(<SmallPhotograph url={url} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
