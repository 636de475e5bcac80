import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { PictureWithFallback } from './picture-with-fallback'

const address = '/pictures/0123456789abcdef0123456789abcdef'
const place = { sizes: '(min-width:40rem) 18rem,50vw', widths: [240, 320, 640] }

const aPicture = (src: string) => <PictureWithFallback src={src} alt="Opona" place={place} fallback={null} />

it('has the shape and the colour of the picture before it is there, in 40 bytes', () => {
  const [known, unknown] = ['-1536x1152-c8b7a6', '-1536x1152'].map((facts) =>
    renderToStaticMarkup(aPicture(`${address}${facts}.webp`)),
  )
  expect(known).toContain(' style="--form:1.333;background:#c8b7a6"')
  expect(Number(known?.length) - Number(unknown?.length)).toBe(40)
})

it.each([
  ['that one sees through', `${address}-400x300.webp`],
  ['from before', `${address}.webp`],
  ['of another host', 'https://cdn.example/a.jpg'],
])('has nothing behind a picture %s', (_what, src) => {
  renderIn(aPicture(src))
  expect(screen.getByRole('img')).not.toHaveAttribute('style')
})
