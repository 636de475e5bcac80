import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  avifOf,
  ownPictureOf,
  pictureFacts,
  pictureFile,
  pictureFileUrl,
  pictureId,
  pictureOfFile,
  pictureSizes,
  pictureUrl,
} from './picture-file'

const hash = '0123456789abcdef0123456789abcdef'
const id = `${hash}-1536x1152-c8b7a6`

const hex = (length: number) => fc.stringMatching(new RegExp(`^[\\da-f]{${length}}$`))
const side = fc.integer({ min: 1, max: 1536 })
const colour = fc.option(hex(6), { nil: undefined })
const facts = fc.record({ width: side, height: side, colour })
const ids = fc.oneof(
  hex(32),
  fc.tuple(hex(32), facts).map(([content, said]) => pictureId(content, said)),
)

describe('the name of a picture', () => {
  it('says what a page has to know before the picture is there', () => {
    expect(pictureId(hash, { width: 1536, height: 1152, colour: 'c8b7a6' })).toBe(id)
    fc.assert(
      fc.property(hex(32), facts, (content, said) => {
        expect(pictureFacts(pictureId(content, said))).toEqual(said)
      }),
    )
  })

  it('says nothing where it is the hash alone, as it was before', () => {
    expect(pictureFacts(hash)).toBeNull()
  })

  it.each([
    [id, [120, 240, 320, 640, 768, 1152, 1536]],
    [`${hash}-480x640`, [120, 240, 320, 640]],
    [`${hash}-300x400-000000`, [120, 240, 320, 400]],
    [`${hash}-9x9`, [9]],
    [hash, [320, 640, 1280]],
  ])('%s says in which sizes it is there', (name, sizes) => {
    expect(pictureSizes(name)).toEqual(sizes)
  })
})

describe('the name of a file', () => {
  it('is known in each size, and leads back to its picture', () => {
    fc.assert(
      fc.property(ids, (name) => {
        const files = pictureSizes(name).map((size) => pictureFile(name, size))
        expect(files.map(pictureOfFile)).toEqual(files.map(() => name))
        expect(new Set(files).size).toBe(files.length)
        expect(files.map(avifOf).every((file) => /^[\da-fx-]+\.avif$/.test(file))).toBe(true)
        expect(ownPictureOf(pictureUrl(name))).toBe(name)
        expect(pictureFileUrl(name, pictureSizes(name).at(-1) ?? 0)).toBe(pictureUrl(name))
      }),
    )
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
    `${hash}-120.webp`,
    `${hash}-1280.webp`,
    `${hash}-300x400-320`,
    `${hash}-300x400-640.webp`,
    `${id}-1536.webp`,
    `${id}-0120.webp`,
    `${hash}-1536x1152-c8b7a.webp`,
    `${hash}-0x9.webp`,
    `${hash}.svg`,
    `${hash}.avif`,
    `${id}-320.avif`,
    `${hash.toUpperCase()}.webp`,
    `${hash}.webp.5f0c.part`,
  ])('is not %j', (name) => {
    expect(pictureOfFile(name)).toBeNull()
  })

  it('never leads out of its folder', () => {
    const names = fc.oneof(fc.string(), fc.stringMatching(/^[./\\%x\da-f-]{0,60}(\.webp)?$/))
    fc.assert(
      fc.property(names, (name) => {
        expect(pictureOfFile(name) !== null && /[/\\%]|\.\./.test(name)).toBe(false)
      }),
    )
  })
})

it.each([
  [`/pictures/${hash}.webp`, hash],
  [`/pictures/${id}.webp`, id],
  [`/pictures/${id}-320.webp`, null],
  ['/pictures/front.webp', null],
  ['https://cdn.example/pictures/a.jpg', null],
  ['//cdn.example/pictures/a.jpg', null],
])('%s was uploaded here: %s', (url, own) => {
  expect(ownPictureOf(url)).toBe(own)
})
