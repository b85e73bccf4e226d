"""Reads a task of the course: what each test expects, what the reference gives, and which helpers are given."""
import ast


def prepare():
    function, tests = JOB["function"], JOB["tests"]
    space, counted = {"__name__": "exercise"}, {"__name__": "exercise"}
    heard = Heard()
    counter = Counter()
    try:
        with contextlib.redirect_stdout(heard):
            exec(compile(JOB["solution"], "the solution", "exec"), space)
            counter.spend(JOB["load_steps"])
            exec(counter.compile(JOB["solution"], "the solution"), counted)
        helpers = given(function)
        space["_witness"], counted["_witness"] = witness_for(space), witness_for(counted)
    except BaseException as error:
        return tell("broken", problem="the reference solution stops with " + named(error))
    tell("given", source=helpers)
    for index, test in enumerate(tests):
        try:
            with contextlib.redirect_stdout(heard):
                tell("test", index=index, **one(test, function, space, counted, counter))
        except TooMany:
            return tell("broken", problem="the reference solution takes too many steps in the test “" + test["name"] + "”")
        except TooLarge:
            return tell("broken", problem="the test “" + test["name"] + "” has an answer too large to compare")
        except BaseException as error:
            return tell("broken", problem="the test “" + test["name"] + "” stops with " + named(error))
    for probe in JOB["probes"]:
        # Other numbers may be much more work: what takes long is not asked.
        counter.spend(JOB["probe_steps"])
        with contextlib.suppress(BaseException), contextlib.redirect_stdout(heard):
            eval(probe["call"], counted)
            steps = counter.steps()
            expected = plain(eval(probe["call"], space))
            if not idly(probe["call"], function, space, expected):
                tell("probe", **probe, steps=steps, expected=expected)


def idly(call, function, space, expected):
    """Whether doing nothing is enough, as where only what was given is looked at afterwards."""
    with contextlib.suppress(BaseException):
        return plain(eval(call, {**space, function: lambda *given, **named: None})) == expected
    return False


def one(test, function, space, counted, counter):
    call, expect = unfolded(test, function)
    counter.spend(JOB["most_steps"])
    eval(call, counted)
    steps = counter.steps()
    got = eval(call, space)
    value, text = plain(got), shown(got)
    wanted = eval(expect, space)
    return {"call": call, "expect": expect, "reference": value, "reference_shown": text,
            "expected": plain(wanted), "expected_shown": shown(wanted), "steps": steps}


def unfolded(test, function):
    """`f(x) == y`, expected True, asks what f(x) is: the learner's class then has no say in what is equal."""
    call, expect = test["call"].strip(), test["expect"].strip()
    body = ast.parse(call, mode="eval").body
    if expect == "True" and isinstance(body, ast.Compare) and len(body.ops) == 1:
        if isinstance(body.ops[0], ast.Eq) and is_call_of(function, body.left):
            return ast.unparse(body.left), ast.unparse(body.comparators[0])
    return call, expect


def given(function):
    """What starter and solution have in common besides the function itself is a helper, not an answer."""
    def parts(source):
        return {ast.dump(node): node for node in ast.parse(source).body}
    solved = parts(JOB["solution"])
    kept = [node for dump, node in parts(JOB["starter"]).items()
            if dump in solved and getattr(node, "name", None) != function]
    return "\n".join(ast.unparse(node) for node in kept)


def named(error):
    return type(error).__name__ + (": " + str(error)[:200] if str(error) else "")


prepare()
