import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isOwnPicture,
  isPictureFile,
  ownPictureAt,
  pictureFile,
  pictureSizes,
  pictureUrl,
} from './picture-file'

const hash = '0123456789abcdef0123456789abcdef'
const src = pictureUrl(hash)

describe('the name of a file', () => {
  it.each(pictureSizes)('is known in size %i', (size) => {
    expect(isPictureFile(pictureFile(hash, size))).toBe(true)
  })

  it.each([
    '',
    '.',
    '..',
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    `${hash}.webp/../x`,
    `../${hash}.webp`,
    `${hash}.webp\n`,
    `${hash}.webp\0`,
    `${hash}-100.webp`,
    `${hash}-1280.webp`,
    `${hash}.svg`,
    `${hash.toUpperCase()}.webp`,
    `${hash}.webp.5f0c.part`,
  ])('is not %j', (name) => {
    expect(isPictureFile(name)).toBe(false)
  })

  it('never leads out of its folder', () => {
    const names = fc.oneof(fc.string(), fc.stringMatching(/^[./\\%\da-f-]{0,40}(\.webp)?$/))
    fc.assert(
      fc.property(names, (name) => {
        expect(isPictureFile(name) && /[/\\%]|\.\./.test(name)).toBe(false)
      }),
    )
  })
})

describe('the loader', () => {
  it.each([
    [16, `/pictures/${hash}-320.webp`],
    [320, `/pictures/${hash}-320.webp`],
    [321, `/pictures/${hash}-640.webp`],
    [640, `/pictures/${hash}-640.webp`],
    [641, src],
    [3840, src],
  ])('takes for %i px the smallest that is wide enough', (width, url) => {
    expect(ownPictureAt({ src, width })).toBe(url)
  })

  it('asks for nothing that there could not be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (width) => {
        expect(isPictureFile(ownPictureAt({ src, width }).replace('/pictures/', ''))).toBe(true)
      }),
    )
  })

  it.each(['/pictures/front.webp', 'https://cdn.example/a.jpg'])('leaves %s as it is', (other) => {
    expect(ownPictureAt({ src: other, width: 320 })).toBe(other)
  })
})

it.each([
  [src, true],
  ['/pictures/front.webp', false],
  ['https://cdn.example/pictures/a.jpg', false],
  ['//cdn.example/pictures/a.jpg', false],
])('%s was uploaded here: %s', (url, isOwn) => {
  expect(isOwnPicture(url)).toBe(isOwn)
})
