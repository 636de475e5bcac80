import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { SHARE_PICTURE } from './share-picture'

/** The renderer reads no woff2, and each subset is a font of its own in which it looks for a glyph. */
const FONT_FOLDER = 'node_modules/@fontsource/ibm-plex-mono/files'
const fontFiles = (['latin', 'latin-ext', 'cyrillic'] as const).flatMap((subset) =>
  ([500, 700] as const).map((weight) => ({ subset, weight })),
)

let fonts: ReturnType<typeof readFonts> | undefined

/** PNG of elements with inline styles, in the size of shared pictures. Text has to be drawable (`drawableText`). */
export async function renderPicture(element: ReactElement): Promise<Uint8Array> {
  fonts ??= readFonts()
  const { width, height } = SHARE_PICTURE
  const response = new ImageResponse(element, { width, height, fonts: await fonts })
  return new Uint8Array(await response.arrayBuffer())
}

async function readFonts() {
  return Promise.all(
    fontFiles.map(async ({ subset, weight }) => ({
      name: `Plex ${subset}`,
      weight,
      style: 'normal' as const,
      data: await readFile(join(process.cwd(), FONT_FOLDER, `ibm-plex-mono-${subset}-${weight}-normal.woff`)),
    })),
  )
}
