import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureFiles } from './picture-file'
import { factsOf, pictureSet } from './picture-set'

const hash = '0123456789abcdef0123456789abcdef'
const place = { sizes: '(width >= 40rem) 18rem, 7.5rem', widths: [240, 320, 640] }

const url = (file: string) => `/pictures/${hash}${file}.webp`

it('names the files of a picture that are worth having in a place', () => {
  expect(pictureSet(url('-1536x1152-c8b7a6'), place)).toEqual({
    src: url('-640'),
    srcSet: `${url('-240')} 240w,${url('-320')} 320w,${url('-640')} 640w`,
    sizes: place.sizes,
  })
})

it('names the nearest of a picture that was made in other sizes', () => {
  expect(pictureSet(url(''), place)).toEqual({
    src: url('-640'),
    srcSet: `${url('-320')} 320w,${url('-640')} 640w`,
    sizes: place.sizes,
  })
})

it('names the picture as large as it is where that is not enough', () => {
  expect(pictureSet(url('-300x400'), place)).toEqual({
    src: url(''),
    srcSet: `${url('-240')} 240w,${url('-320')} 320w,${url('')} 400w`,
    sizes: place.sizes,
  })
  expect(pictureSet(url('-200x150'), place)).toEqual({ src: url('') })
})

it('names nothing that there could not be', () => {
  const side = fc.integer({ min: 1, max: 1536 })
  const widths = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1 })
  fc.assert(
    fc.property(side, side, widths, (width, height, wanted) => {
      const { src, srcSet = src } = pictureSet(url(`-${width}x${height}`), { sizes: '', widths: wanted })
      const files = pictureFiles(hash, { width, height }).map(({ name }) => `/pictures/${name}`)
      for (const each of srcSet.split(',')) expect(files).toContain(each.split(' ')[0])
    }),
  )
})

it('leaves another file of our own as it is', () => {
  expect(pictureSet('/pictures/front.webp', place)).toEqual({ src: '/pictures/front.webp' })
})

it('asks the optimizer for pictures of other hosts in the sizes that it makes', () => {
  const { srcSet = '' } = pictureSet('https://cdn.example/a b.jpg?x=1&y=2', place)
  const asked = srcSet.split(',').map((each) => new URL(each.split(' ')[0] ?? '', 'http://shop'))
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
