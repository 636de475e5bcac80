import { z } from 'zod'
import type { Variable } from '../../backend-kit/configuration/variable.ts'
import { sections, variables } from '../../backend-kit/configuration/variables.ts'

/** The columns of a comment in `.env.example`. */
const WIDTH = 120

const withDefault = z.object({ defaultValue: z.union([z.string(), z.number(), z.boolean()]) })

/** As it would be written in a file; null: there is none. */
function defaultOf({ schema }: Variable): string | null {
  const parsed = withDefault.safeParse(schema.def)
  return parsed.success ? String(parsed.data.defaultValue) : null
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const describe = ({ is, note }: Variable): string => [sentence(is), note].filter(Boolean).join(' ')

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = '#'
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line]
}

const HEAD = `# Every variable that the shop knows: made by \`npm run configuration\` from backend-kit/configuration, like docs/configuration.md.
# None is needed on one machine: \`npm start\` brings everything along. What is needed in containers is in docs/deploy.md.
# Copy what you need into \`.env\` or \`.env.local\`; a variable that is set in the shell wins over both files.
`

/** The text of `.env.example`. */
export function envExample(): string {
  const parts = sections.map(({ title, variables: these }) => {
    const rule = `# ── ${title} `.padEnd(WIDTH, '─')
    const entries = Object.entries(these).map(([name, each]) =>
      [...wrap(describe(each)), `#${name}=${each.example ?? defaultOf(each) ?? ''}`].join('\n'),
    )
    return [rule, ...entries].join('\n\n')
  })
  return `${[HEAD, ...parts].join('\n')}\n`.replaceAll('\n# ──', '\n\n# ──').replaceAll('\n\n\n', '\n\n')
}

const escape = (text: string): string => text.replaceAll('<', '\\<')

const sources: Record<NonNullable<Variable['inContainers']>, string> = {
  required: 'has to be in `.env`',
  file: 'a path on the host, in `.env`',
  compose: 'set by `compose.yaml`',
  image: 'set by the image',
  none: 'not used',
}

function entry([name, each]: [string, Variable]): string {
  const value = defaultOf(each)
  const facts = [
    each.isSecret ? 'secret' : '',
    `read by ${each.readBy.join(', ')}`,
    value === null || value === '' ? '' : `default \`${value}\``,
    `in containers ${each.inContainers === undefined ? 'from `.env`' : sources[each.inContainers]}`,
  ]
  return `- **\`${name}\`**: ${escape(describe(each))}\n  - ${facts.filter(Boolean).join('; ')}`
}

/** The text of docs/configuration.md, before it is formatted. */
export function configurationPage(): string {
  const parts = sections.map(
    ({ title, variables: these }) =>
      `## ${title}\n\n${Object.entries<Variable>(these).map(entry).join('\n')}`,
  )
  return [
    '# Configuration',
    'Every variable of the environment, made by `npm run configuration` from `backend-kit/configuration`, from which the programs read them as well. An empty variable counts as one that is not set. ' +
      'A program that cannot use one ends with exit code 1 and one line in its log that names it and what to do. How a shop is opened with them: [deploy.md](deploy.md).',
    ...parts,
  ].join('\n\n')
}

function composeLine([name, { inContainers, is, isSecret }]: [string, Variable]): string[] {
  switch (inContainers) {
    case 'compose':
    case 'image':
    case 'none':
      return []
    case 'file':
      return [`${name}: \${${name}:+/run/secrets/${name.toLowerCase().replaceAll('_', '-')}}`]
    case 'required':
      // What Compose writes when it is missing; `}` would end it.
      return [`${name}: \${${name}:?${isSecret ? 'a secret' : is.replaceAll(/[{}:$,].*/g, '')}}`]
    case undefined:
      return [`${name}: \${${name}:-}`]
  }
}

/** What compose.yaml hands on from the operator's `.env` to a program, a line each. */
function composeLines(program: 'storefront' | 'product API'): string[] {
  return Object.entries<Variable>(variables)
    .filter(([, { readBy }]) => readBy.includes(program))
    .flatMap(composeLine)
}

const blockOf = (program: string): RegExp =>
  new RegExp(String.raw`(^.*# <${program}> .*\n)(?:.*\n)*?(( *)# </${program}>\n)`, 'm')

/** compose.yaml with the blocks between `# <program>` and `# </program>` made anew. */
export function fillCompose(text: string): string {
  return (['storefront', 'product API'] as const).reduce(
    (filled, program) =>
      filled.replace(
        blockOf(program),
        (_block, start: string, end: string, indent: string) =>
          `${start}${composeLines(program)
            .map((line) => `${indent}${line}\n`)
            .join('')}${end}`,
      ),
    text,
  )
}
