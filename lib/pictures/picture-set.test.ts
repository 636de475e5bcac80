import { expect, it } from 'vitest'
import { pictureSet } from './picture-set'

const hash = '0123456789abcdef0123456789abcdef'

it('names all files of a picture that was uploaded here', () => {
  expect(pictureSet(`/pictures/${hash}.webp`)).toEqual({
    src: `/pictures/${hash}-640.webp`,
    srcSet: [
      `/pictures/${hash}-320.webp 320w`,
      `/pictures/${hash}-640.webp 640w`,
      `/pictures/${hash}.webp 1280w`,
    ].join(', '),
  })
})

it('leaves another file of our own as it is', () => {
  expect(pictureSet('/pictures/front.webp')).toEqual({ src: '/pictures/front.webp' })
})

it('asks the optimizer for pictures of other hosts in the sizes that it makes', () => {
  const { srcSet = '' } = pictureSet('https://cdn.example/a b.jpg?x=1&y=2')
  const asked = srcSet.split(', ').map((each) => new URL(each.split(' ')[0] ?? '', 'http://shop'))
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('url')])).toEqual(
    Array.from({ length: 3 }, () => ['/_next/image', 'https://cdn.example/a b.jpg?x=1&y=2']),
  )
  expect(asked.map(({ searchParams }) => [searchParams.get('w'), searchParams.get('q')])).toEqual([
    ['320', '75'],
    ['640', '75'],
    ['1280', '75'],
  ])
})
