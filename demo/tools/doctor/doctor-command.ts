import type { Command } from '../command';
import { diagnose } from './diagnose';
import type { Finding } from './finding';

const LABELS = { ok: 'ok     ', warning: 'WARNING', error: 'ERROR  ' } as const;

export const doctorCommand: Command = {
  name: 'doctor',
  operands: [],
  options: {},
  summary: 'Checks settings, database, mail, pictures, clock, proxy and versions, and says what to do.',
  details: [
    'Run it with the variables of the server, best while the server runs; with the embedded database also while it is stopped.',
    'It changes nothing and sends no mail. The exit code is 1 if there is an error; warnings leave it 0.',
  ],
  run: async () => {
    const findings = await diagnose(process.env);
    const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
    const [errors, warnings] = [count('error'), count('warning')];
    return {
      data: { errors, warnings, findings },
      lines: [...findings.flatMap(linesOf), `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`],
      hasFailed: errors > 0,
    };
  },
};

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function linesOf(finding: Finding): string[] {
  const line = `${LABELS[finding.level]}  ${finding.part}: ${finding.what}`;
  return finding.level === 'ok' ? [line] : [line, `         → ${finding.remedy}`];
}
