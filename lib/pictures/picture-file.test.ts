import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avifOf, pictureFile, ownPictureOf, pictureFiles, pictureUrl } from './picture-file'

const hash = '0123456789abcdef0123456789abcdef'

const hex = (length: number) => fc.stringMatching(new RegExp(`^[\\da-f]{${length}}$`))
const side = fc.integer({ min: 1, max: 1536 })
const facts = fc.record({ width: side, height: side, colour: fc.option(hex(6), { nil: undefined }) })

describe('the address of a picture', () => {
  it('says what a page has to know before the picture is there', () => {
    const url = pictureUrl(hash, { width: 1536, height: 1152, colour: 'c8b7a6' })
    expect(url).toBe(`/pictures/${hash}-1536x1152-c8b7a6.webp`)
    fc.assert(
      fc.property(hex(32), facts, (content, given) => {
        expect(ownPictureOf(pictureUrl(content, given))).toEqual({ hash: content, facts: given })
      }),
    )
  })

  it('leads to the largest file, whatever it says', () => {
    fc.assert(
      fc.property(hex(32), facts, (content, given) => {
        const name = pictureUrl(content, given).replace('/pictures/', '')
        expect(pictureFile(name)).toEqual({ hash: content, file: `${content}.webp` })
      }),
    )
  })

  it('says nothing where it is the hash alone, as it was before', () => {
    expect(ownPictureOf(`/pictures/${hash}.webp`)).toEqual({ hash, facts: null })
  })

  it.each([
    `/pictures/${hash}-320.webp`,
    `/pictures/${hash}-0x9.webp`,
    '/pictures/front.webp',
    'https://cdn.example/pictures/a.jpg',
    '//cdn.example/pictures/a.jpg',
  ])('is not %s', (url) => {
    expect(ownPictureOf(url)).toBeNull()
  })
})

describe('the files of a picture', () => {
  it.each([
    [{ width: 1536, height: 1152 }, [120, 240, 320, 640, 768, 1152, 1536]],
    [{ width: 480, height: 640 }, [120, 240, 320, 640]],
    [{ width: 300, height: 400 }, [120, 240, 320, 400]],
    [{ width: 9, height: 9 }, [9]],
    [null, [320, 640, 1280]],
  ])('of %j are of all sizes that it has', (shape, sizes) => {
    expect(pictureFiles(hash, shape).map(({ size }) => size)).toEqual(sizes)
  })

  it('are stored by the names that they are requested by', () => {
    fc.assert(
      fc.property(hex(32), fc.option(facts), (content, given) => {
        const names = pictureFiles(content, given).map(({ name }) => name)
        expect(names.map(pictureFile)).toEqual(names.map((file) => ({ hash: content, file })))
        expect(new Set(names).size).toBe(names.length)
        expect(names.map(avifOf).every((name) => /^[\da-f]{32}(-\d+)?\.avif$/.test(name))).toBe(true)
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
    `${hash}-0120.webp`,
    `${hash}-1280.webp`,
    `${hash}-1536.webp`,
    `${hash}-300x400-320.webp`,
    `${hash}-1536x1152-c8b7a.webp`,
    `${hash}-0x9.webp`,
    `${hash}.svg`,
    `${hash}.avif`,
    `${hash}-320.avif`,
    `${hash.toUpperCase()}.webp`,
    `${hash}.webp.5f0c.part`,
  ])('are never called %j', (name) => {
    expect(pictureFile(name)).toBeNull()
  })

  it('never lead out of their folder', () => {
    const names = fc.oneof(fc.string(), fc.stringMatching(/^[./\\%x\da-f-]{0,60}(\.webp)?$/))
    fc.assert(
      fc.property(names, (name) => {
        const file = pictureFile(name)?.file ?? `${hash}.webp`
        expect(file).toMatch(/^[\da-f]{32}(-\d+)?\.webp$/)
      }),
    )
  })
})
