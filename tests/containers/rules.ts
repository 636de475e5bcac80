import { originOf, readDockerfile, readWords, stagesOf, type Instruction } from './dockerfile.ts'

interface Source {
  instructions: readonly Instruction[]
  stages: readonly (readonly Instruction[])[]
}

type Rule = (source: Source) => boolean

const texts = ({ instructions }: Source, name: string): string[] =>
  instructions.filter((each) => each.name === name).map(({ text }) => text)

const last = ({ stages }: Source, name: string): string | undefined =>
  stages.at(-1)?.findLast((each) => each.name === name)?.text

const isPinned = (image: string): boolean => /:[\w.-]*\d+\.\d+[\w.-]*$/.test(image)

/** Whether the images that are begun with are earlier stages or have a tag of a certain version. */
const beginsPinned: Rule = ({ stages }) =>
  stages.every((stage, index) => {
    const { image } = originOf(stage)
    return isPinned(image) || stages.slice(0, index).some((earlier) => originOf(earlier).name === image)
  })

const copiesFromStages: Rule = ({ instructions, stages }) => {
  const names = new Set(stages.map((stage) => originOf(stage).name))
  const froms = instructions.flatMap(({ flags }) => (flags.from === undefined ? [] : [flags.from]))
  return froms.every((from) => names.has(from))
}

/** Relative ones would depend on the image that is begun with. */
const hasWorkdirFirst: Rule = ({ stages }) =>
  stages.every((stage) => {
    const isDerived = stages.some((other) => originOf(other).name === originOf(stage).image)
    const workdir = stage.findIndex(({ name }) => name === 'WORKDIR')
    const copy = stage.findIndex(({ name }) => name === 'COPY')
    return isDerived || copy === -1 || (workdir !== -1 && workdir < copy)
  })

/** After the rules of hadolint of the same numbers; the last three are ours. */
const rules: readonly [name: string, rule: Rule][] = [
  ['DL3000 WORKDIR is absolute', (source) => texts(source, 'WORKDIR').every((path) => path.startsWith('/'))],
  ['DL3002 the last USER is not root', (source) => !/^(?:root|0)?(?::|$)/.test(last(source, 'USER') ?? '')],
  ['DL3004 no sudo', (source) => texts(source, 'RUN').every((command) => !/\bsudo\b/.test(command))],
  ['DL3006, DL3007 images have a tag of a certain version', beginsPinned],
  ['DL3020 COPY, not ADD', (source) => texts(source, 'ADD').length === 0],
  ['DL3022 COPY --from names a stage', copiesFromStages],
  [
    'DL3025 CMD and ENTRYPOINT are written as JSON',
    (source) =>
      [...texts(source, 'CMD'), ...texts(source, 'ENTRYPOINT')].every((text) => readWords(text) !== null),
  ],
  ['DL3045 WORKDIR stands before COPY', hasWorkdirFirst],
  ['DL4000 no MAINTAINER', (source) => texts(source, 'MAINTAINER').length === 0],
  ['DL4003 there is one CMD', (source) => texts(source, 'CMD').length === 1],
  [
    'DL4006 no pipe, whose failure nobody sees',
    (source) => texts(source, 'RUN').every((command) => !/[^|]\|[^|]/.test(command)),
  ],
  [
    'there is a HEALTHCHECK without a shell',
    (source) => readWords((last(source, 'HEALTHCHECK') ?? '').replace(/^CMD\s+/, '')) !== null,
  ],
  [
    'no secret is built in',
    (source) =>
      [...texts(source, 'ENV'), ...texts(source, 'ARG')].every(
        (text) => !/SECRET|PASSWORD|TOKEN|KEY/i.test(text),
      ),
  ],
  [
    'nothing is fetched but packages',
    (source) =>
      texts(source, 'RUN').every((command) => !/\b(?:curl|wget|git|apt|apt-get|apk)\b|https?:/.test(command)),
  ],
]

/** The names of the rules that a Dockerfile breaks. */
export function objectionsTo(dockerfile: string): string[] {
  const instructions = readDockerfile(dockerfile)
  const source = { instructions, stages: stagesOf(instructions) }
  return rules.filter(([, keeps]) => !keeps(source)).map(([name]) => name)
}
