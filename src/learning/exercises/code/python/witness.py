"""Runs a test that is more than a call and its value. What should come of it is not here: what was seen is given back."""
import contextlib as _contextlib
class _Caught:
    def __init__(self, seen, kinds, match=None):
        self.seen, self.kinds, self.match, self.exception, self.value = seen, kinds, match, None, None
        self.expected = kinds
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        if kind is None:
            self.seen.append(["no error was raised"])
            raise AssertionError("an error should have been raised here, and none was")
        kinds = self.kinds if isinstance(self.kinds, tuple) else (self.kinds,)
        if not issubclass(kind, kinds):
            return False
        self.exception = self.value = error
        names = [one.__name__ for one in kinds]
        self.seen.append([names] if self.match is None else [names, self.matches(error)])
        return True
    def matches(self, error):
        import re
        return re.search(self.match, str(error)) is not None
def _plain(value):
    if value is None or type(value) in (bool, int, float, str, bytes):
        return True
    if type(value) in (list, tuple, set, frozenset):
        return all(_plain(one) for one in value)
    return type(value) is dict and all(_plain(key) and _plain(one) for key, one in value.items())
class Witness:
    """In place of a test case: it keeps what each assertion saw, and compares nothing."""
    maxDiff = None
    def __init__(self):
        self.seen = []
    def setUp(self):
        pass
    def tearDown(self):
        pass
    @classmethod
    def setUpClass(cls):
        pass
    def _both(self, one, other, msg=None, **rest):
        self.seen.append([one, other] if _plain(one) and _plain(other) else bool(one == other))
    assertEqual = assertEquals = assertListEqual = assertDictEqual = assertSetEqual = assertTupleEqual = _both
    assertMultiLineEqual = assertSequenceEqual = _both
    def assertIs(self, one, other, msg=None):
        self.seen.append([one, other] if _plain(one) and _plain(other) else one is other)
    def assertCountEqual(self, one, other, msg=None):
        order = lambda values: sorted(values, key=repr)
        self._both(order(one), order(other))
    def assertAlmostEqual(self, one, other, places=7, msg=None, delta=None):
        near = abs(one - other) <= delta if delta is not None else round(abs(one - other), 7 if places is None else places) == 0
        self.seen.append(near)
    def assertRaises(self, kinds, call=None, *args, **named):
        caught = _Caught(self.seen, kinds)
        if call is None:
            return caught
        with caught:
            call(*args, **named)
    def assertRaisesRegex(self, kinds, match, call=None, *args, **named):
        caught = _Caught(self.seen, kinds, match)
        if call is None:
            return caught
        with caught:
            call(*args, **named)
    assertRaisesRegexp = assertRaisesRegex
    def subTest(self, *args, **named):
        return _contextlib.nullcontext()
    def skipTest(self, reason=""):
        pass
    def fail(self, msg=None):
        raise AssertionError(msg or "the test says that this should not be reached")
def _looks(name, look):
    def method(self, *args, msg=None, **rest):
        self.seen.append(bool(look(*args)))
    setattr(Witness, name, method)
import re as _re
for _name, _look in {
    "assertTrue": lambda one, msg=None: one, "assertFalse": lambda one, msg=None: one,
    "assertIsNone": lambda one, msg=None: one is None, "assertIsNotNone": lambda one, msg=None: one is not None,
    "assertNotEqual": lambda one, other, msg=None: one != other, "assertIsNot": lambda one, other, msg=None: one is not other,
    "assertIn": lambda one, other, msg=None: one in other, "assertNotIn": lambda one, other, msg=None: one not in other,
    "assertIsInstance": lambda one, other, msg=None: isinstance(one, other),
    "assertNotIsInstance": lambda one, other, msg=None: isinstance(one, other),
    "assertGreater": lambda one, other, msg=None: one > other, "assertGreaterEqual": lambda one, other, msg=None: one >= other,
    "assertLess": lambda one, other, msg=None: one < other, "assertLessEqual": lambda one, other, msg=None: one <= other,
    "assertRegex": lambda one, other, msg=None: _re.search(other, one), "assertNotRegex": lambda one, other, msg=None: _re.search(other, one),
    "assertNotAlmostEqual": lambda one, other, msg=None: one != other,
}.items():
    _looks(_name, _look)
class _Approx:
    def __init__(self, value, rel=None, abs=None, **rest):
        self.value, self.near = value, max((1e-6 if rel is None else rel), 1e-12 if abs is None else abs)
    def __eq__(self, other):
        pairs = zip(self.value, other) if isinstance(self.value, (list, tuple)) else [(self.value, other)]
        return all(abs(one - two) <= max(self.near * abs(one), 1e-12) for one, two in pairs)
class _Mark:
    def parametrize(self, names, values, **rest):
        wanted = [one.strip() for one in names.split(",")] if isinstance(names, str) else list(names)
        def around(test):
            def each(*first, **named):
                for value in values:
                    given = getattr(value, "values", value)
                    test(*first, **named, **dict(zip(wanted, given if len(wanted) > 1 else [given])))
            return each
        return around
    def __getattr__(self, name):
        return lambda *args, **named: args[0] if len(args) == 1 and callable(args[0]) and not named else (lambda test: test)
class WitnessPytest:
    mark = _Mark()
    approx = _Approx
    def __init__(self):
        self.seen = []
    def raises(self, kinds, match=None, **rest):
        return _Caught(self.seen, kinds, match)
    @staticmethod
    def param(*values, **rest):
        return type("Given", (), {"values": values})
    @staticmethod
    def fail(reason=""):
        raise AssertionError(reason)
class WitnessUnittest:
    TestCase = Witness
    skip = skipIf = skipUnless = staticmethod(lambda *reason: lambda test: test)


def witness_for(space):
    def witness(source, name):
        library = WitnessPytest()
        inner = {**space, "__name__": "the tests", "unittest": WitnessUnittest, "pytest": library, "TestCase": Witness}
        exec(compile(source, "the test", "exec"), inner)
        holder = next((one for one in inner.values() if isinstance(one, type) and hasattr(one, name)), None)
        if holder is None:
            inner[name]()
            return library.seen
        case = holder()
        for before in ("setUpClass", "setup_class", "setUp", "setup_method"):
            if hasattr(case, before):
                getattr(case, before)()
        getattr(case, name)()
        return getattr(case, "seen", []) + library.seen

    return witness
