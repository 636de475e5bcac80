import { expect, it } from 'vitest'
import { factsOf, pictureSet } from './picture-set'

const hash = '0123456789abcdef0123456789abcdef'
const place = { sizes: '(width >= 40rem) 18rem, 7.5rem', widths: [240, 320, 640] }

it('names the files of a picture that are worth having in a place', () => {
  const id = `${hash}-1536x1152-c8b7a6`
  expect(pictureSet(`/pictures/${id}.webp`, place)).toEqual({
    src: `/pictures/${id}-640.webp`,
    srcSet: [240, 320, 640].map((width) => `/pictures/${id}-${width}.webp ${width}w`).join(', '),
    sizes: place.sizes,
  })
})

it('names the nearest of a picture that was made in other sizes', () => {
  expect(pictureSet(`/pictures/${hash}.webp`, place)).toEqual({
    src: `/pictures/${hash}-640.webp`,
    srcSet: `/pictures/${hash}-320.webp 320w, /pictures/${hash}-640.webp 640w`,
    sizes: place.sizes,
  })
})

it('names one file where the picture is no larger', () => {
  const id = `${hash}-200x150`
  expect(pictureSet(`/pictures/${id}.webp`, place)).toEqual({ src: `/pictures/${id}.webp` })
})

it('leaves another file of our own as it is', () => {
  expect(pictureSet('/pictures/front.webp', place)).toEqual({ src: '/pictures/front.webp' })
})

it('asks the optimizer for pictures of other hosts in the sizes that it makes', () => {
  const { srcSet = '' } = pictureSet('https://cdn.example/a b.jpg?x=1&y=2', place)
  const asked = srcSet.split(', ').map((each) => new URL(each.split(' ')[0] ?? '', 'http://shop'))
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('url')])).toEqual(
    Array.from({ length: 3 }, () => ['/_next/image', 'https://cdn.example/a b.jpg?x=1&y=2']),
  )
  expect(asked.map(({ searchParams }) => [searchParams.get('w'), searchParams.get('q')])).toEqual([
    ['240', '75'],
    ['320', '75'],
    ['640', '75'],
  ])
})

it.each([
  [`/pictures/${hash}-400x300-c8b7a6.webp`, { width: 400, height: 300, colour: 'c8b7a6' }],
  [`/pictures/${hash}-400x300.webp`, { width: 400, height: 300, colour: undefined }],
  [`/pictures/${hash}.webp`, null],
  ['https://cdn.example/a.jpg', null],
])('knows of %s before it is there', (src, facts) => {
  expect(factsOf(src)).toEqual(facts)
})
