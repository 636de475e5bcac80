import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPlateFile } from '@/components/drawing/draw-plate'
import { drawProductFile } from '@/components/drawing/draw-product'
import { DRAWING_STYLE, LIGHT_STYLE } from '@/components/drawing/drawing-style'
import { treads } from '@/components/drawing/tread'
import { DRAWING_VERSION } from '@/lib/drawings/drawing-version'
import { plateSubjects } from '@/lib/drawings/news-plate'
import { sheens, tones, wheelModels } from '@/lib/drawings/wheel-look'

type Numbers = Record<string, string | number>

async function draw(name: string, numbers: Numbers, style?: string): Promise<string> {
  const query = new URLSearchParams(Object.entries(numbers).map(([key, value]) => [key, String(value)]))
  const svg = await drawProductFile(`${name}.svg`, query, style)
  expect(svg, `${name} ${query}`).not.toBeNull()
  return svg ?? ''
}

/** Every pattern, model and colour, at the ends of what is sold. */
const protectors = Object.keys(treads)
const looks = wheelModels.flatMap((model) =>
  tones.flatMap((tone) => sheens.map((sheen) => ({ model, tone, sheen }))),
)
const tires = protectors.flatMap((protector) => [
  { protector, width: 145, profile: 80, diameter: 13 },
  { protector, width: 245, profile: 40, diameter: 18 },
  { protector, width: 37, profile: 12.5, diameter: 17 },
])
const wheels = looks.flatMap((look) => [
  { ...look, diameter: 13, width: 5, boltSpacing: '4x100', centralBoreDiameter: 54.1 },
  { ...look, diameter: 20, width: 10, boltSpacing: '6x139.7', centralBoreDiameter: 106.1 },
])
const spacers = [
  { boltDistance: '4x100', boltInfo: 'M12x1.25', thickness: 3, boreHub: 54.1, boreWheel: 54.1 },
  { boltDistance: '6x139.7', boltInfo: 'M14x1.5', thickness: 50, boreHub: 106.1, boreWheel: 108.1 },
]
const everything = [
  ...tires.map((numbers) => ['tire', numbers] as const),
  ...wheels.map((numbers) => ['wheel', numbers] as const),
  ...spacers.map((numbers) => ['spacer', numbers] as const),
].flatMap(([kind, numbers]) => [kind, `${kind}-sheet`].map((name) => ({ name, numbers })))
const passports = protectors.map((protector) => ({
  name: 'passport',
  numbers: { protector, approval: 'E20 109R-EXAMPLE', size: '31x10.50 R15LT 109S', week: '4426' },
}))

const prefixed = (numbers: Numbers, part: string): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([key, value]) => [`${part}.${key}`, value]))
const sets = [0, 1].flatMap((end) =>
  protectors.map((_, pattern) => ({
    name: 'set',
    numbers: {
      ...prefixed(tires[pattern * 3 + end] ?? {}, 't'),
      ...prefixed(wheels[(pattern * 2 + end) % wheels.length] ?? {}, 'w'),
      ...prefixed(spacers[end] ?? {}, 's'),
    },
  })),
)

it('has the version that addresses name: the expected one belongs into lib/drawings/drawing-version.ts', async () => {
  const hash = createHash('sha256')
  for (const { name, numbers } of [...everything, ...passports, ...sets])
    hash.update(await draw(name, numbers))
  for (const plate of [...plateSubjects, 'pressure', 'sidewall'])
    hash.update((await drawPlateFile(`plate-${plate}.svg`)) ?? '')
  expect(DRAWING_VERSION).toBe(hash.digest('hex').slice(0, 4))
})

it('is at most 4 KB packed', async () => {
  for (const { name, numbers } of [...everything, ...passports, ...sets])
    expect(gzipSync(await draw(name, numbers)).length, JSON.stringify(numbers)).toBeLessThan(4_000)
})

/** A card as small as a phone has it, on the paper of the page. */
const WIDTH = 120
const HEIGHT = 90

async function paint(svg: string, paper: string): Promise<Uint8Array> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT)
    .flatten({ background: paper })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data
}

/** Of 255: less is taken for the same colour by the eye. */
const SEEN = 12

/** The share of the picture in which two differ to the eye. */
function difference(one: Uint8Array, other: Uint8Array): number {
  let pixels = 0
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > SEEN))
      pixels += 1
  return pixels / (one.length / 3)
}

/** The rules of the dark scheme as those of every scheme, for a renderer that knows no schemes. */
const DARK_STYLE = DRAWING_STYLE.replace(/@media\([^)]*\)\{(.*)\}$/, '$1')

describe.each([
  ['light', LIGHT_STYLE, '#fdfcf9'],
  ['dark', DARK_STYLE, '#1f1d1a'],
])('on %s paper differ in a tenth of the picture at least', (_, style, paper) => {
  const findAlike = async (name: string, all: readonly Numbers[]) => {
    const pictures = await Promise.all(
      all.map(async (numbers) => paint(await draw(name, numbers, style), paper)),
    )
    return pictures.flatMap((one, index) =>
      pictures.slice(index + 1).flatMap((other, after) => {
        const share = difference(one, other)
        return share < 0.1 ? [[all[index], all[index + 1 + after], share]] : []
      }),
    )
  }

  // Shows D18
  it('any two patterns', async () => {
    const size = { width: 205, profile: 65, diameter: 16 }
    expect(
      await findAlike(
        'tire',
        protectors.map((protector) => ({ protector, ...size })),
      ),
    ).toEqual([])
  })

  it('the patterns without their colour of paper', async () => {
    const bare = `${style}.tint{opacity:0}`
    const size = { width: 205, profile: 65, diameter: 16 }
    const pictures = await Promise.all(
      protectors.map(async (protector) => paint(await draw('tire', { protector, ...size }, bare), paper)),
    )
    const shares = pictures.flatMap((one, index) =>
      pictures.slice(index + 1).map((other) => difference(one, other)),
    )
    expect(Math.min(...shares)).toBeGreaterThan(0.1)
  })

  it('any two models in one colour, any two colours of one model', async () => {
    const numbers = { diameter: 16, width: 7, boltSpacing: '5x112', centralBoreDiameter: 66.6 }
    for (const tone of tones)
      expect(
        await findAlike(
          'wheel',
          wheelModels.map((model) => ({ model, tone, sheen: 'satin', ...numbers })),
        ),
      ).toEqual([])
    for (const model of wheelModels) {
      const finishes = looks.filter((look) => look.model === model).map((look) => ({ ...look, ...numbers }))
      expect(await findAlike('wheel', finishes)).toEqual([])
    }
  })
})
