import { execFile } from 'node:child_process'
import { cp, link, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { originOf, readDockerfile, readWords, stagesOf, type Instruction } from '../containers/dockerfile.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** What a Dockerfile makes, as a folder of this machine: the same files, by the same commands, without a container. */
export interface Image {
  /** Where its program is started. */
  workdir: string
  variables: Readonly<Record<string, string>>
  command: readonly string[]
  healthcheck: readonly string[]
}

/** Where files are copied from. */
interface Source {
  folder: string
  /** By us, so that it is nobody else's and gone with the test. */
  isBuilt: boolean
}

interface Stage extends Image, Source {}

const HERE: Source = { folder: root, isBuilt: false }

/**
 * Builds it in the folder. Stages that are given, by name, are not built: they are the files of another folder. Throws at the first instruction that fails, with its output.
 */
export async function buildImage(
  dockerfile: string,
  folder: string,
  given: Readonly<Record<string, string>> = {},
): Promise<Image> {
  const stages = new Map(Object.entries(given).map(([name, from]) => [name, emptyStage(from, false)]))
  let last: Stage | undefined
  for (const [index, instructions] of stagesOf(readDockerfile(dockerfile)).entries()) {
    const { image, name } = originOf(instructions)
    if (name in given) continue
    last = await beginStage(join(folder, `stage-${index}`), stages.get(image))
    for (const instruction of instructions) last = await follow(last, instruction, stages)
    stages.set(name, last)
  }
  if (!last) throw new Error('This Dockerfile says nothing.')
  return last
}

const emptyStage = (folder: string, isBuilt: boolean): Stage => ({
  folder,
  isBuilt,
  workdir: folder,
  variables: {},
  command: [],
  healthcheck: [],
})

async function beginStage(folder: string, origin: Stage | undefined): Promise<Stage> {
  await mkdir(folder, { recursive: true })
  if (!origin) return emptyStage(folder, true)
  await linkAll(origin.folder, folder)
  return { ...origin, folder, workdir: folder + origin.workdir.slice(origin.folder.length) }
}

/** Of hundreds of megabytes of packages, which no instruction writes to: files get one more name and are not copied. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkAll(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target)
  }
}

async function follow(stage: Stage, instruction: Instruction, stages: Map<string, Stage>): Promise<Stage> {
  const { name, text, flags } = instruction
  if (name === 'WORKDIR') {
    await mkdir(stage.folder + text, { recursive: true })
    return { ...stage, workdir: stage.folder + text }
  }
  if (name === 'ENV') return { ...stage, variables: { ...stage.variables, ...readVariables(text) } }
  if (name === 'CMD') return { ...stage, command: readWords(text) ?? [] }
  if (name === 'HEALTHCHECK') return { ...stage, healthcheck: readWords(text.replace(/^CMD\s+/, '')) ?? [] }
  if (name === 'RUN') await runIn(stage, text)
  if (name === 'COPY') await copyInto(stage, text, flags.from === undefined ? HERE : stages.get(flags.from))
  return stage
}

const readVariables = (text: string): Record<string, string> =>
  Object.fromEntries(Array.from(text.matchAll(/(\w+)=(\S*)/g), ([, key = '', value = '']) => [key, value]))

/** The variables are added to those of this process: npm needs to know where it gets packages from. */
async function runIn({ workdir, variables }: Stage, command: string): Promise<void> {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  await run('env', [...settings, 'sh', '-c', command], { cwd: workdir, maxBuffer: MAX_OUTPUT_BYTES })
}

async function copyInto(stage: Stage, text: string, from: Source | undefined): Promise<void> {
  if (from === undefined) throw new Error(`There is no such stage: COPY ${text}`)
  const words = text.split(/\s+/)
  const target = words.at(-1) ?? ''
  for (const source of words.slice(0, -1)) {
    const path = join(from.folder, source)
    const isFolder = (await stat(path)).isDirectory()
    const isInto = !isFolder && (target.endsWith('/') || words.length > 2)
    const to = join(stage.workdir, target, isInto ? posix.basename(source) : '')
    if (isFolder && from.isBuilt) await linkAll(path, to)
    else await cp(path, to, { recursive: true, verbatimSymlinks: true, filter: isSent })
  }
}

/** Not what `.dockerignore` names within the folders that are copied, nor what a build keeps for the next one. */
const isSent = (path: string): boolean => !/\.test\.tsx?$|\/\.next\/cache$/.test(path)
