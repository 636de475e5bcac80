import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Puts compressed scripts and styles beside those of a build, as small as can be: that takes longer than any visitor would wait.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    ['.js', '.css'].includes(extname(name)),
  )
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params })),
    writeFile(`${file}.gz`, await deflate(content, { level: constants.Z_BEST_COMPRESSION })),
  ])
}
