#!/bin/bash
{% for line in say.head %}
# {{ line }}
{% endfor %}
{% if slurm %}
#SBATCH --job-name={{ name }}
#SBATCH --array=1-{{ shares }}
#SBATCH --cpus-per-task={{ ask.cores }}
{% if ask.time %}
#SBATCH --time={{ ask.time }}
{% endif %}
{% if ask.memory %}
#SBATCH --mem={{ ask.memory }}
{% endif %}
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=share-%a.log
{% endif %}
set -euo pipefail
this=$(realpath "$0")
{% for variable in variables %}
export {{ variable }}
{% endfor %}
cd {{ folder }}
program={{ program }}
suite={{ suite }}
out={{ out }}

# {{ say.share }}
{% if slurm %}
if [ -n "${SLURM_ARRAY_TASK_ID-}" ]; then
  share=$SLURM_ARRAY_TASK_ID/{{ shares }}
{% else %}
if [ "${1-}" = share ]; then
  share=$2/{{ shares }}
{% endif %}
  exec "$program" bench "$suite" --out "$out" --shard "$share" --jobs {{ jobs }}{% if repeats %} --repeats {{ repeats }}{% endif %}{% if threads %} --threads {{ threads }}{% endif %}{% if disk %} --disk {{ disk }}{% endif %} --resume
fi

# {{ say.end }}
finish() {
  rm -f "$out/merged/runs.jsonl"
  "$program" merge "$out" --out "$out/merged"
  "$program" report "$out/merged" --out "$out/report.html"
  "$program" bench "$suite"{% if repeats %} --repeats {{ repeats }}{% endif %}{% if threads %} --threads {{ threads }}{% endif %}{% if disk %} --disk {{ disk }}{% endif %} --missing "$out/merged"
}
{% if slurm %}
if [ "${1-}" = end ]; then
  finish
  exit
fi
{% endif %}

# {{ say.start }}
{% if slurm %}
mkdir -p "$out/logs"
cd "$out/logs"
shares=$(sbatch --parsable "$@" "$this")
end=$(printf '#!/bin/bash\nexec bash %q end\n' "$this" |
  sbatch --parsable "$@" --job-name={{ name }}-end --dependency="afterany:${shares%%;*}" \
    --time={{ ask.end_time }} --mem={{ ask.end_memory }} --open-mode=append --output=end.log)
echo {{ say.shares_job }} "$shares"
echo {{ say.end_job }} "$end"
{% else %}
failed=0
seq {{ shares }} | parallel --quote --jobs {{ part }}% --tag --line-buffer "$@" bash "$this" share {} || failed=$?
finish
exit $failed
{% endif %}
